import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const clientBuild = (file: string) => fileURLToPath(new URL(`../client/dist/${file}.js`, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    // widgets come straight from their sources: their build holds several files in one, of which a page that is
    // fetched later may need most and the first screen hardly any
    conditions: ['@tramita/source', ...defaultClientConditions],
    // the client's build is one file for each source, and lighter: what nobody calls can be dropped from it
    alias:
      command === 'build'
        ? [
            { find: /^@tramita\/client$/, replacement: clientBuild('index') },
            { find: /^@tramita\/client\/(\w+)$/, replacement: clientBuild('$1') },
          ]
        : [],
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
