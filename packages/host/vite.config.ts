import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    // straight from packages/*/src: a package's build holds several of its files in one, of which a page that is
    // fetched later may need most and the first screen hardly any
    conditions: ['@tramita/source', ...defaultClientConditions],
  },
  build: { manifest: true, sourcemap: false, modulePreload: { polyfill: false } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/v1', '/auth', '/oidc', '/config.json', '/healthz'].map((path) => [
        path,
        { target: process.env.TRAMITA_API ?? 'http://localhost:4000', changeOrigin: false },
      ]),
    ),
  },
});
