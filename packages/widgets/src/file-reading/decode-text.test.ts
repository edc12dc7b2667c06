import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const xml = '<?xml version="1.0"?><a nome="Sessão"/>';

const utf16 = (text: string, isLittle: boolean, mark: boolean) => {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2));
  for (const [index, unit] of [...(mark ? '\uFEFF' : ''), ...text].entries())
    view.setUint16(index * 2, unit.charCodeAt(0), isLittle);
  return new Uint8Array(view.buffer);
};
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode(xml)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${xml}`)],
  ['UTF-16 LE with a byte order mark', utf16(xml, true, true)],
  ['UTF-16 BE with a byte order mark', utf16(xml, false, true)],
  ['UTF-16 LE without one', utf16(xml, true, false)],
  ['UTF-16 BE without one', utf16(xml, false, false)],
  ['Windows-1252', latin1(xml)],
])('C4.05 decodes %s', (_name, bytes) => expect(decodeText(bytes)).toBe(xml));

test('C4.05 decodes the encoding that an XML file declares, and ignores an unknown one', () => {
  const declared = '<?xml version="1.0" encoding="ISO-8859-5"?><a/>';
  expect(decodeText(Uint8Array.from([...latin1(declared), 0xd4]))).toBe(`${declared}д`);
  const unknown = '<?xml version="1.0" encoding="x-nada"?><a/>é';
  expect(decodeText(latin1(unknown))).toBe(unknown);
});

test('returns an empty text for an empty file', () => expect(decodeText(new Uint8Array())).toBe(''));
