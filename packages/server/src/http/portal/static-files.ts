import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

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

/** A file, kept in memory in each requested encoding. */
interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Promise<Buffer<ArrayBuffer>>;
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Returns the paths of all files in a folder, without hidden ones.
 *
 * @throws the file system's error if the folder cannot be read.
 */
export function findFiles(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths.filter((path) => !path.split('/').some((part) => part.startsWith('.'))));
}

/** Returns the path of a request without its first slash, or null for a malformed escape. */
export function pathOf(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname).slice(1);
  } catch {
    return null;
  }
}

export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function chooseEncoding(request: Request, type: string): Encoding {
  if (!isCompressible(type)) return 'identity';
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** How a set of files is read and cached. */
interface StaticFilesOptions {
  /** Returns the content of a file; called once for each. */
  readonly read: (path: string) => Promise<Buffer>;
  /** Whether the content of a path never changes, so that browsers need not ask again. @default no path */
  readonly isImmutable?: (path: string) => boolean;
}

/** Returns a function that answers a request with one of the files; each is read, hashed and compressed once. */
export function createStaticFiles({ read, isImmutable = () => false }: StaticFilesOptions) {
  const files = new Map<string, Promise<StaticFile>>();

  async function load(path: string): Promise<StaticFile> {
    const bytes = Buffer.from(await read(path));
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { type, etag, bytes: Promise.resolve(bytes), encoded: new Map() };
  }

  function fileOf(path: string): Promise<StaticFile> {
    const known = files.get(path) ?? load(path);
    files.set(path, known);
    return known;
  }

  function encode(file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === 'identity') return file.bytes;
    const known =
      file.encoded.get(encoding) ?? file.bytes.then(async (bytes) => Buffer.from(await compressors[encoding](bytes)));
    file.encoded.set(encoding, known);
    return known;
  }

  return async (request: Request, path: string): Promise<Response> => {
    const file = await fileOf(path);
    const encoding = chooseEncoding(request, file.type);
    const etag = `"${file.etag}-${encoding}"`;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
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
