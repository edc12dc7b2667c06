import { expect, test } from 'vitest';
import { reportedPath } from './frame-address.ts';

test.each([
  ['/summary', '', '/summary'],
  ['/summary', '?theme=dark', '/summary'],
  ['/report', '?q=nota&theme=dark&page=2', '/report?q=nota&page=2'],
  ['/report', '?q=a%20b', '/report?q=a%20b'],
])('E5.04 the page around a frame gets %s%s as %s', (pathname, search, path) => {
  expect(reportedPath(pathname, search)).toBe(path);
});
