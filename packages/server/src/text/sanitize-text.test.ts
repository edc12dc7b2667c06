// @vitest-environment jsdom
import { richTextAttributes, richTextTags } from '@tramita/client/rules';
import { xssCorpus } from '@tramita/client/rules/testing';
import { expect, test } from 'vitest';
import { plainText, sanitizeRichText, textOfHtml } from './sanitize-text.ts';

/** Returns everything in a document that is not plain rich text: unknown tags and attributes. */
function strangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const tags: readonly string[] = richTextTags;
    // a parser adds the body of a table itself
    const unknown = tags.includes(tag) ? [] : [tag];
    const odd = element.getAttributeNames().filter((name) => !richTextAttributes[tag]?.includes(name));
    const address = element.getAttribute('href');
    const isSafe = address === null || /^(?:https?:|mailto:|tel:|[/#][^/\\]|[/#]$|x$)/i.test(address);
    return [...unknown, ...odd.map((name) => `${tag} ${name}`), ...(isSafe ? [] : [`${tag} href=${address}`])];
  });
}

test.each(xssCorpus)('P2.9.07 nothing of %j is active after it is stored', (html) => {
  const stored = sanitizeRichText(html);
  expect(strangersIn(stored)).toEqual([]);
  expect(sanitizeRichText(stored)).toBe(stored);
});

test('C5.08 keeps a < that starts no tag as a character, at any position', () => {
  expect(sanitizeRichText('a < b <<b>c</b> <3 <<< <')).toBe('a &lt; b &lt;<b>c</b> &lt;3 &lt;&lt;&lt; &lt;');
  expect(sanitizeRichText('<a href="https://empresa.example/?a<1">x</a>')).toBe(
    '<a href="https://empresa.example/?a&lt;1">x</a>',
  );
  expect(sanitizeRichText('<a href="java<3script:alert(1)">x</a>')).not.toContain('script:');
  expect(sanitizeRichText('<scr\0ipt>alert(1)</scr\0ipt>')).toBe('');
});

test('P2.9.07 keeps the output of the editor unchanged', () => {
  const html =
    '<h2>Prazo</h2><p>De <b>hoje</b> e <i>amanhã</i>, <a href="https://empresa.example/a?b=1&amp;c=2">norma</a>.</p>' +
    '<ul><li>um</li><li>dois</li></ul><ol><li>três</li></ol><blockquote><p>disse</p></blockquote><hr />';
  expect(sanitizeRichText(html)).toBe(html);
});

test.each(xssCorpus)('C11.07 %j stays as typed in plain text', (text) => {
  expect(plainText(text)).toBe(text.replace(/(?![\n\t])\p{Cc}/gu, '').trim());
});

test('C11.07 plain text loses only invisible characters', () => {
  expect(plainText(' \u0007<b>ok</b>\r\n&amp; a < b > c 😀\t. ')).toBe('<b>ok</b>\n&amp; a < b > c 😀\t.');
});

test('the text of an HTML message is its readable part', () => {
  expect(textOfHtml('<b>Ana</b> comentou: &lt;b&gt;ok&lt;/b&gt; &amp;amp;')).toBe('Ana comentou: <b>ok</b> &amp;');
});

test('P3.11 P2.5.20 the lines, items and cells of a rich text stay apart in lists and exports', () => {
  const html = '<p>Nota <b>con</b>ferida.</p><p>Pago</p><ul><li>hotel</li><li>táxi</li></ul>R$\u00a09<br>ok<hr />';
  expect(textOfHtml(html)).toBe('Nota conferida. Pago hotel táxi R$ 9 ok');
  expect(textOfHtml('<table><tr><th>Loja</th><td>Centro</td></tr></table>')).toBe('Loja Centro');
});
