import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { expand } from './directives.mjs';
import { addressOf, base } from './markdown.mjs';
import { readReference, referencePage } from './reference.mjs';
import { measureWeights } from './weights.ts';

const folder = join(root, 'docs/guides');
const navigation = JSON.parse(readFileSync(join(root, 'docs/site/navigation.json'), 'utf8'));

/** Splits a guide into its title, its language and its text. The title is the first heading. */
function readGuide(name) {
  const source = readFileSync(join(folder, `${name}.md`), 'utf8');
  const [, title] = /^# (.+)$/m.exec(source) ?? [];
  if (!title) throw new Error(`docs/guides/${name}.md has no title`);
  return { title: title.replaceAll('`', ''), text: source.replace(/^# .+\n+/, '') };
}

/** Returns the sections of the site with their pages, in the order of the navigation. @throws if a guide is in no section. */
export function readPages() {
  const reference = readReference();
  const facts = { reference, weights: measureWeights() };
  const sections = navigation.map(({ title, lang = 'en', pages }) => ({
    title,
    pages: pages.map((name) => {
      const guide = readGuide(name);
      return page({ ...guide, name, lang, text: expand(guide.text, facts) });
    }),
  }));
  const listed = new Set(sections.flatMap(({ pages }) => pages.map(({ name }) => name)));
  const unlisted = globSync('**/*.md', { cwd: folder }).filter((file) => !listed.has(file.slice(0, -3)));
  if (unlisted.length > 0) throw new Error(`docs/site/navigation.json does not list ${unlisted.join(', ')}`);
  sections.push({
    title: 'API',
    pages: reference.entries.map((entry) =>
      page({ name: entry.page, title: entry.source, lang: 'en', isReference: true, text: referencePage(entry) }),
    ),
  });
  return { sections, reference };
}

/** Adds the address, and the first paragraph as the summary of the page. */
function page(found) {
  const [summary = ''] = found.text.split(/\n\s*\n/);
  return {
    isReference: false,
    ...found,
    address: base + addressOf(found.name),
    summary: plain(summary),
  };
}

/** Returns the text of Markdown without its signs. */
export const plain = (text) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[`*_]|&lt;/g, (sign) => (sign === '&lt;' ? '<' : ''))
    .replace(/\s+/g, ' ')
    .trim();
