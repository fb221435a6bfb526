import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Everything is a file of its own: the page is served with a policy that allows no script or style
// written into the document.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: process.env.PAGE_FOLDER ?? 'target/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': process.env.CLUEWRIGHT ?? 'http://localhost:8080' } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
