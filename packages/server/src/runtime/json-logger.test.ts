import { expect, test } from 'vitest';
import { createJsonLogger } from './json-logger.ts';

test('writes one JSON line per entry, from its level upwards', () => {
  const lines: string[] = [];
  const log = createJsonLogger('info', (line) => lines.push(line));
  log.debug('not this');
  log.info('request', { status: 200, text: 'two\nlines' });
  log.error('failed');
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', message: 'request', status: 200 });
});

test('silent writes nothing', () => {
  const lines: string[] = [];
  createJsonLogger('silent', (line) => lines.push(line)).error('failed');
  expect(lines).toEqual([]);
});
