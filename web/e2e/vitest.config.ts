import { defineConfig } from 'vitest/config';

// Tests in a real Chromium. They play against `cluewright serve` when CLUEWRIGHT_JAR names the program, and otherwise
// against a stand-in that keeps the same interface for a few finished documents.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/server.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
});
