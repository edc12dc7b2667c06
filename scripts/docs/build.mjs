// Builds the documentation site from `docs/guides` into `docs/dist`, and the texts for assistants into the packages.
// The packages must be built before, because the reference and the weights are read from their output.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';
import { extendMarkdown } from './markdown.mjs';
import { readPages } from './pages.mjs';
import { createSearchIndex } from './search-index.mjs';
import { writeTextsForAssistants } from './texts-for-assistants.mjs';

const site = join(root, 'docs/site');
const output = join(root, 'docs/dist');

const missing = ['client', 'widgets', 'server'].filter((name) => !existsSync(join(root, 'packages', name, 'dist')));
if (missing.length > 0) {
  console.error(`Build the packages first, ${missing.join(' and ')} are not built: corepack pnpm build`);
  process.exit(1);
}

const started = performance.now();
const { sections, reference } = readPages();
const pages = sections.flatMap((section) => section.pages);

rmSync(output, { recursive: true, force: true });
mkdirSync(join(output, 'assets'), { recursive: true });
await Promise.all([
  writePages(),
  build({
    entryPoints: { site: join(site, 'site.ts'), theme: join(site, 'theme.ts'), style: join(site, 'style.css') },
    outdir: join(output, 'assets'),
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  }),
]);
cpSync(join(root, 'docs/images/widgets'), join(output, 'images/widgets'), { recursive: true });
cpSync(join(root, 'packages/host/public/logo.svg'), join(output, 'logo.svg'));
writeFileSync(join(output, 'search.json'), createSearchIndex(pages));
writeTextsForAssistants(sections, output);
console.log(`${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: docs/dist/index.html`);

async function writePages() {
  // pages come from the list above, so that Eleventy reads no folder
  const eleventy = new Eleventy(join(site, 'layouts'), output, {
    quietMode: true,
    config: (config) => {
      config.setIncludesDirectory('.');
      config.setTemplateFormats(['md']);
      config.setFrontMatterParsingOptions({ delimiters: '~~~' });
      config.addGlobalData('sections', sections);
      config.addFilter('contents', contentsOf);
      config.amendLibrary('md', (markdown) => {
        markdown.set({ html: true });
        extendMarkdown(markdown, reference.places);
      });
      for (const [index, page] of pages.entries()) {
        config.addTemplate(`${page.name}.md`, page.text, {
          ...page,
          layout: 'page.njk',
          permalink: `${page.address.slice('/docs/'.length)}index.html`,
          templateEngineOverride: 'md',
          previous: pages[index - 1],
          next: pages[index + 1],
        });
      }
    },
  });
  await eleventy.write();
}

/** Returns the headings of the second and third level of a page. */
function contentsOf(html) {
  return [...html.matchAll(/<h([23]) id="([^"]+)"[^>]*><a[^>]*>([\s\S]*?)<\/a><\/h/g)].map(([, level, id, text]) => ({
    level,
    id,
    text: text.replace(/<[^>]+>/g, ''),
  }));
}
