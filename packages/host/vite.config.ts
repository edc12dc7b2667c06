import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    // dev: straight from packages/*/src; build: the packages' own builds, as any consumer has them
    conditions: command === 'serve' ? ['@tramita/source', ...defaultClientConditions] : [...defaultClientConditions],
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
}));
