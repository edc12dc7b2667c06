import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalConfig } from '../app-options.ts';
import { portalPage, styleHashes } from './portal-page.ts';
import { createStaticFiles, findFiles, isReading, pathOf } from './static-files.ts';

/**
 * Returns whether the request is for a page, by navigation or by a script that accepts HTML, rather than for a file.
 */
function isPage(request: Request): boolean {
  return (
    request.headers.get('sec-fetch-mode') !== 'no-cors' && (request.headers.get('accept') ?? '').includes('text/html')
  );
}

/** The built portal in a folder. */
export interface PortalFiles {
  /** Hashes of the start page's styles, in the syntax of the content security policy. */
  readonly styleHashes: readonly string[];
  /** Address of the Latin font, or null if the portal has none. */
  readonly fontPath: string | null;
  /**
   * Returns a function that serves files and pages of the portal, or null for other paths. The start page contains the
   * configuration.
   */
  serve(config: PortalConfig): (request: Request) => Promise<Response | null>;
}

const startPage = 'index.html';

/**
 * Serves the built portal from a folder: hashed files are cached forever, other files are revalidated each time, and
 * every page address returns the start page. The list of files is read once; only files on it are served.
 *
 * @throws the file system's error if the folder cannot be read.
 */
export function createPortalFiles(root: string): PortalFiles {
  const paths = findFiles(root);
  const startHtml = paths.has(startPage) ? readFileSync(join(root, startPage), 'utf8') : '';
  return {
    styleHashes: styleHashes(startHtml),
    fontPath: fontPathOf(paths),
    serve: (config) => serveFiles(root, paths, portalPage(startHtml, config)),
  };
}

function fontPathOf(paths: ReadonlySet<string>): string | null {
  const font = [...paths].find((path) => /^assets\/inter-latin-wght-normal-[\w-]+\.woff2$/.test(path));
  return font === undefined ? null : `/${font}`;
}

function serveFiles(root: string, paths: ReadonlySet<string>, startHtml: string) {
  const answer = createStaticFiles({
    read: async (path) => (path === startPage ? Buffer.from(startHtml) : readFile(join(root, path))),
    isImmutable: (path) => path.startsWith('assets/'),
  });
  return async (request: Request): Promise<Response | null> => {
    if (!isReading(request)) return null;
    const asked = pathOf(request);
    if (asked !== null && paths.has(asked || startPage)) return answer(request, asked || startPage);
    return isPage(request) && paths.has(startPage) ? answer(request, startPage) : null;
  };
}
