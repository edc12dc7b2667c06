import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type InlineConfig, type Plugin } from 'vite';
import { styleTiers } from '../../style-tiers.ts';
import { serveEmbedScript } from './embed-script.ts';
import { fewFiles } from './few-files.ts';

const clientBuild = (file: string) => fileURLToPath(new URL(`../client/dist/${file}.js`, import.meta.url));

/**
 * Makes the browser load the code of the portal together with the script that finds the session. Their styles do not
 * block, so the splash is painted with the document.
 */
function fetchPagesAhead(): Plugin {
  return {
    name: 'tramita:fetch-pages-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = new Set<string>();
        const tags: HtmlTagDescriptor[] = [];
        const add = (attrs: Record<string, string | boolean>) => tags.push({ tag: 'link', attrs, injectTo: 'head' });
        const visit = (fileName: string) => {
          if (files.has(fileName)) return;
          files.add(fileName);
          const chunk = chunks.find((other) => other.fileName === fileName);
          for (const css of chunk?.viteMetadata?.importedCss ?? [])
            add({ rel: 'preload', as: 'style', crossorigin: true, href: `/${css}` });
          if (!chunk?.isEntry) add({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` });
          for (const next of chunk?.imports ?? []) visit(next);
        };
        const mount = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/mount.tsx')));
        if (mount) visit(mount.fileName);
        const font = Object.keys(bundle).find((file) => file.includes('inter-latin-wght-normal'));
        if (font) add({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` });
        return tags;
      },
    },
  };
}

function portalConfig(command: 'build' | 'serve'): InlineConfig {
  return {
    plugins: [react(), vanillaExtractPlugin(), styleTiers(), fetchPagesAhead(), serveEmbedScript()],
    resolve: {
      // widgets are built from their sources: a file of their build contains several modules, of which a lazy page may
      // need most and the first screen hardly any
      conditions: ['@tramita/source', ...defaultClientConditions],
      // the client's build has one file per source, so unused modules can be removed
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
  };
}

export default defineConfig(({ command }) => {
  const config = portalConfig(command);
  return { ...config, plugins: [config.plugins, fewFiles(() => portalConfig('build'))] };
});
