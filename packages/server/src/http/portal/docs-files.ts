import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticFiles, findFiles, isReading, pathOf } from './static-files.ts';

/** Path of the documentation on the server. */
const base = 'docs/';

/**
 * Returns a function that serves the built documentation of a folder under `/docs/`, or null for other paths.
 *
 * @throws the file system's error if the folder cannot be read.
 */
export function createDocsFiles(root: string): (request: Request) => Promise<Response | null> {
  const paths = findFiles(root);
  const answer = createStaticFiles({ read: (path) => readFile(join(root, path)) });
  return async (request) => {
    const asked = isReading(request) ? pathOf(request) : null;
    if (asked === null || !`${asked}/`.startsWith(base)) return null;
    const path = `${asked}/`.slice(base.length, -1);
    if (paths.has(path)) return answer(request, path);
    const page = `${path}${path === '' || path.endsWith('/') ? '' : '/'}index.html`;
    if (!paths.has(page)) return null;
    if (asked.endsWith('/')) return answer(request, page);
    // relative links of a page need its final slash
    return new Response(null, { status: 308, headers: { location: `/${asked}/` } });
  };
}
