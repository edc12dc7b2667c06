import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameReader, encodeFrame, StompError } from './frame.ts';

const readAll = (text: string) => createFrameReader().read(text);
const plain = ({ command, headers, body }: ReturnType<typeof readAll>[number]) => ({
  command,
  headers: Object.fromEntries(headers),
  body,
});

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));
const name = text.filter((value) => value !== '' && value !== '__proto__' && value !== 'content-length');
const frame = fc.record({
  command: fc.constantFrom('SUBSCRIBE', 'MESSAGE', 'ERROR', 'SEND'),
  headers: fc.dictionary(name, text),
  body: text,
});

test('decodes every encoded frame unchanged, regardless of how it is split', () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), (frames, size) => {
      const wire = frames.map(({ command, headers, body }) => encodeFrame(command, headers, body)).join('\n\r\n');
      const reader = createFrameReader();
      const characters = Array.from(wire);
      const chunks = Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
        characters.slice(index * size, (index + 1) * size).join(''),
      );
      const read = chunks.flatMap((chunk) => reader.read(chunk)).map(plain);
      expect(read).toEqual(
        frames.map(({ command, headers, body }) => ({
          command,
          headers: { ...headers, ...(body === '' ? {} : { 'content-length': expect.any(String) }) },
          body,
        })),
      );
    }),
  );
});

test('any input results in frames or a StompError', () => {
  const pieces = fc.constantFrom(
    'MESSAGE\n',
    'a:b\n',
    '\\c',
    '\\x',
    '\n',
    '\r\n',
    '\0',
    'content-length:1\n',
    ':',
    'é',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
      try {
        for (const { command } of readAll(parts.join(''))) expect(command).toMatch(/^[A-Z]+$/);
      } catch (error) {
        expect(error).toBeInstanceOf(StompError);
      }
    }),
  );
});

test('escapes colons, line breaks and backslashes except in CONNECT and CONNECTED', () => {
  expect(encodeFrame('SUBSCRIBE', { 'a:b': 'c\\d\r\n' })).toBe('SUBSCRIBE\na\\cb:c\\\\d\\r\\n\n\n\0');
  expect(encodeFrame('CONNECT', { host: 'a:1' })).toBe('CONNECT\nhost:a:1\n\n\0');
  expect(readAll('CONNECTED\nserver:a\\cb:1\n\n\0').map(plain)).toEqual([
    { command: 'CONNECTED', headers: { server: 'a\\cb:1' }, body: '' },
  ]);
});

test('counts the length of a body in bytes and uses the first of repeated headers', () => {
  expect(encodeFrame('SEND', {}, 'ação')).toBe('SEND\ncontent-length:6\n\nação\0');
  expect(readAll('SEND\r\na:1\r\na:2\r\n\r\nação\0').map(plain)).toEqual([
    { command: 'SEND', headers: { a: '1' }, body: 'ação' },
  ]);
});

test.each([
  ['an unknown escape', 'SEND\na:b\\t\n\n\0'],
  ['a backslash at the end', 'SEND\na:b\\\n\n\0'],
  ['a header without a name', 'SEND\n:b\n\n\0'],
  ['a header without a colon', 'SEND\nab\n\n\0'],
  ['a lone carriage return in a header', 'SEND\na:b\rc\n\n\0'],
  ['a missing empty line', 'SEND\na:b\n\0'],
  ['a lower-case command', 'send\n\n\0'],
  ['a NUL within the body', 'SEND\ncontent-length:3\n\na\0b\0'],
  ['a body longer than announced', 'SEND\ncontent-length:1\n\nab\0'],
  ['a length that is not a number', 'SEND\ncontent-length:two\n\nab\0'],
])('%s is rejected', (_, wire) => {
  expect(() => readAll(wire)).toThrow(StompError);
});

test.each([
  ['a NUL in the body', () => encodeFrame('SEND', {}, 'a\0b')],
  ['a NUL in a header', () => encodeFrame('SEND', { a: '\0' })],
  ['a header without a name', () => encodeFrame('SEND', { '': 'b' })],
  ['a line break in CONNECT', () => encodeFrame('CONNECT', { host: 'a\nb' })],
])('%s cannot be encoded', (_, encode) => {
  expect(encode).toThrow(StompError);
});

test('accepts frames up to the maximum size, whole or in pieces, and rejects larger ones', () => {
  const body = 'é'.repeat(32_000);
  expect(readAll(encodeFrame('SEND', {}, body))[0]?.body).toBe(body);
  expect(() => readAll(encodeFrame('SEND', {}, `${body}${'x'.repeat(1600)}`))).toThrow('larger than 65536 bytes');
  const reader = createFrameReader({ maxBytes: 10 });
  reader.read('SEND\n\n1234');
  expect(() => reader.read('5')).toThrow(StompError);
});

test('heartbeats are not frames and do not count towards the frame size', () => {
  const reader = createFrameReader({ maxBytes: 10 });
  for (let beat = 0; beat < 20; beat += 1) expect(reader.read('\n')).toEqual([]);
  expect(reader.read('\nSEND\n\n\0\n').map(plain)).toEqual([{ command: 'SEND', headers: {}, body: '' }]);
});
