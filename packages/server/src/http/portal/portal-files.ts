import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { PortalConfig } from '../app-options.ts';
import { portalPage, styleHashes } from './portal-page.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const isCompressible = (type: string) => /^(text\/|application\/(json|manifest)|image\/svg)/.test(type);

type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the portal, kept in memory in each requested encoding. */
interface PortalFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Promise<Buffer<ArrayBuffer>>;
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

function findFiles(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths.filter((path) => !path.split('/').some((part) => part.startsWith('.'))));
}

/**
 * Returns whether the request is for a page, by navigation or by a script that accepts HTML, rather than for a file.
 */
function isPage(request: Request): boolean {
  return (
    request.headers.get('sec-fetch-mode') !== 'no-cors' && (request.headers.get('accept') ?? '').includes('text/html')
  );
}

function chooseEncoding(request: Request, type: string): Encoding {
  if (!isCompressible(type)) return 'identity';
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
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
  const files = new Map<string, Promise<PortalFile>>();

  async function load(path: string): Promise<PortalFile> {
    const bytes = path === startPage ? Buffer.from(startHtml) : await readFile(join(root, path));
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { type, etag, bytes: Promise.resolve(bytes), encoded: new Map() };
  }

  function fileOf(path: string): Promise<PortalFile> {
    const known = files.get(path) ?? load(path);
    files.set(path, known);
    return known;
  }

  function encode(file: PortalFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === 'identity') return file.bytes;
    const known =
      file.encoded.get(encoding) ?? file.bytes.then(async (bytes) => Buffer.from(await compressors[encoding](bytes)));
    file.encoded.set(encoding, known);
    return known;
  }

  return async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const asked = decodePath(request.url);
    const path = paths.has(asked) ? asked : isPage(request) && paths.has(startPage) ? startPage : null;
    if (path === null) return null;
    const file = await fileOf(path);
    const encoding = chooseEncoding(request, file.type);
    const etag = `"${file.etag}-${encoding}"`;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'Accept-Encoding',
    });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const bytes = await encode(file, encoding);
    headers.set('content-length', String(bytes.byteLength));
    return new Response(bytes, { headers });
  };
}

/** Returns the path inside the folder, or '' for a malformed escape, so that it is not found. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname).slice(1) || startPage;
  } catch {
    return '';
  }
}
