import { expect, it } from 'vitest';
import { clock, clockInWords, Timer } from './timer';

it('counts only while it runs', () => {
  let now = 1000;
  const timer = new Timer(10, () => now);
  now += 5000;
  expect(timer.seconds).toBe(10);
  timer.run();
  now += 3500;
  expect(timer.seconds).toBe(13);
  timer.run();
  now += 500;
  timer.pause();
  now += 60_000;
  timer.pause();
  expect(timer.seconds).toBe(14);
});

it.each([
  [0, '0:00', '0 seconds'],
  [67, '1:07', '1 minute 7 seconds'],
  [3729, '1:02:09', '1 hour 2 minutes 9 seconds'],
])('says %d seconds', (seconds, short, long) => {
  expect(clock(seconds)).toBe(short);
  expect(clockInWords(seconds)).toBe(long);
});
