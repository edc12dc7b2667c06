import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { portalPage, styleHashes } from './portal-page.ts';
import { exampleConfig } from './testing/portal-page.ts';

const html = '<head><title>Tramita</title><style>h1 { color: red }</style></head><body><h1>Tramita</h1></body>';
const config = { ...exampleConfig, productName: 'Portal $& <b>"R&D"</b></script>' };

test('the start page contains the product name and the configuration, whatever characters the name has', () => {
  const page = portalPage(html, config);
  const name = 'Portal $&#38; &#60;b&#62;&#34;R&#38;D&#34;&#60;/b&#62;&#60;/script&#62;';
  expect(page).toContain(`<title>${name}</title>`);
  expect(page).toContain(`<h1>${name}</h1>`);
  const json = /<script type="application\/json" id="portal-config">([^<]*)<\/script><\/head>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(config);
});

test('only inline styles of the page are listed by hash', () => {
  const hash = createHash('sha256').update('h1 { color: red }').digest('base64');
  expect(styleHashes(portalPage(html, config))).toEqual([`'sha256-${hash}'`]);
  expect(styleHashes('<p>no style</p>')).toEqual([]);
});
