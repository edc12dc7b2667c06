import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import anchor from 'markdown-it-anchor';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { root } from '../lib/run.mjs';

loadLanguages(['tsx', 'typescript', 'jsx', 'json', 'bash', 'css', 'http', 'sql']);

/** The site's path on the server. */
export const base = '/docs/';

const grammars = { ts: 'typescript', js: 'javascript', sh: 'bash', html: 'markup', text: 'plain' };

/** Returns the anchor of a heading as GitHub does, so that a link works in the repository too. */
export const slugify = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function highlighted(code, language) {
  const name = grammars[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the address of a link of a guide in the site: links to other guides and to images are relative files. */
export function addressIn(page, href) {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  if (href.startsWith('/')) return base.slice(0, -1) + href;
  const [path, hash] = href.split('#');
  const found = posix.join(posix.dirname(page), path);
  if (found.startsWith('../images/')) return base + found.slice('../'.length);
  if (!path.endsWith('.md')) return href;
  return base + addressOf(found.slice(0, -'.md'.length)) + (hash ? `#${hash}` : '');
}

/** Returns the address of a page by its name, without the site's path: `widgets/index` has `widgets/`. */
export const addressOf = (page) => (page === 'index' ? '' : `${page.replace(/\/index$/, '')}/`);

/** Returns width and height of a PNG file. */
function sizeOf(file) {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/**
 * Adds to markdown-it: addresses of the site, code with colours, wide tables that scroll, and links from the names of exports
 * to the reference.
 *
 * @param places where each exported name is documented, by name
 */
export function extendMarkdown(markdown, places) {
  markdown.use(anchor, { slugify, permalink: anchor.permalink.headerLink() });
  const { rules } = markdown.renderer;

  rules.fence = (tokens, index) => {
    const [language = 'text'] = tokens[index].info.trim().split(/\s+/);
    const code = highlighted(tokens[index].content, language);
    return `<div class="code"><pre tabindex="0"><code class="language-${language}">${code}</code></pre></div>\n`;
  };
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  rules.image = (tokens, index, _options, env) => {
    const token = tokens[index];
    const source = token.attrGet('src');
    const [width, height] = sizeOf(join(root, 'docs/guides', posix.dirname(env.name), source));
    const alt = markdown.utils.escapeHtml(token.content);
    const size = `width="${width}" height="${height}"`;
    return `<img src="${addressIn(env.name, source)}" alt="${alt}" ${size} loading="lazy" class="shot ${basename(source, '.png')}">`;
  };

  markdown.core.ruler.push('addresses', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open' && !token.meta) token.attrSet('href', addressIn(env.name, token.attrGet('href')));
    }
  });
  // a heading without text is read as an unnamed heading
  markdown.core.ruler.push('empty-headings', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[index + 1].content !== '') continue;
      token.tag = 'td';
      tokens[index + 2].tag = 'td';
    }
  });
  markdown.core.ruler.push('references', ({ tokens, env, Token }) => {
    if (env.isReference) return;
    const linked = new Set();
    for (const [index, token] of tokens.entries()) {
      if (!token.children || tokens[index - 1]?.type === 'heading_open') continue;
      token.children = linkNames(token.children, places, linked, Token);
    }
  });
}

/** Links the first mention of each exported name on a page. */
function linkNames(children, places, linked, Token) {
  let depth = 0;
  return children.flatMap((child) => {
    if (child.type === 'link_open') depth += 1;
    if (child.type === 'link_close') depth -= 1;
    const name = child.type === 'code_inline' && /^<?(\w+)(?: \/>|\(\))?>?$/.exec(child.content)?.[1];
    const place = name && places.get(name);
    if (!place || depth > 0 || linked.has(name)) return [child];
    linked.add(name);
    const open = new Token('link_open', 'a', 1);
    open.attrSet('href', base + place.address);
    open.meta = 'reference';
    return [open, child, new Token('link_close', 'a', -1)];
  });
}
