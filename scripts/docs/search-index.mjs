import MiniSearch from 'minisearch';
import { slugify } from './markdown.mjs';
import { plain } from './pages.mjs';

/** Options that the index and the page that searches in it must share. */
const options = { fields: ['title', 'heading', 'text'], storeFields: ['title', 'heading', 'excerpt', 'address'] };

/** Returns the sections of a page, one for each heading of the second and third level. */
function sectionsOf({ title, text, address, isReference }) {
  const parts = text.replace(/^```[\s\S]*?^```$/gm, '').split(/^(?=#{2,3} )/m);
  return parts.flatMap((part, index) => {
    const [, heading = ''] = /^#{2,3} (.+)$/m.exec(part) ?? [];
    const body = plain(
      part
        .replace(/^#{2,3} .+$/m, '')
        .replace(/^\|[ |-]+\|$/gm, '')
        .replaceAll('|', ' '),
    );
    if (index > 0 && body === '' && !isReference) return [];
    return [
      {
        title,
        heading: heading.replaceAll('`', ''),
        // names are searched for in the reference, sentences in the guides
        text: isReference ? '' : body,
        excerpt: body.slice(0, 140),
        address: heading ? `${address}#${slugify(heading)}` : address,
      },
    ];
  });
}

/** Returns the index of all pages, as the search of the site loads it. */
export function createSearchIndex(pages) {
  const index = new MiniSearch(options);
  index.addAll(pages.flatMap(sectionsOf).map((section, id) => ({ id, ...section })));
  return JSON.stringify(index);
}
