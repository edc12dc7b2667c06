import { createServer } from 'node:http';

/** Keys in one page of the list; few, so that tests read several pages. */
const pageSize = 3;

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/**
 * Simulates the part of S3 that the store uses: signed puts, gets, deletes and lists of the bucket `anexos`. `objects`
 * keeps them by path.
 */
export function createTestBucket(objects: Map<string, StoredObject> = new Map()) {
  const seen: { authorization: string | undefined; path: string }[] = [];

  /** Returns a page of the list; its token is the last key of the page before. */
  function listPage(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const start = `/anexos/${query.get('prefix') ?? ''}`;
    const left = [...objects.keys()].filter((path) => path.startsWith(start) && path > after).sort();
    const page = left.slice(0, pageSize);
    // paths of requests are percent-encoded, as keys are with encoding-type=url
    const contents = page.map((path) => `<Contents><Key>${path.slice('/anexos/'.length)}</Key></Contents>`).join('');
    const next = left.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    seen.push({ authorization: request.headers.authorization, path });
    const known = objects.get(path);
    if (request.method === 'GET' && path.startsWith('/anexos?list-type=2&')) {
      response.writeHead(200).end(listPage(new URLSearchParams(path.split('?')[1])));
    } else if (!path.startsWith('/anexos/')) response.writeHead(403).end('<Code>AccessDenied</Code>');
    else if (request.method === 'PUT') {
      objects.set(path, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (known) {
      response.writeHead(200, known.type === undefined ? {} : { 'content-type': known.type }).end(known.bytes);
    } else response.writeHead(404).end('<Code>NoSuchKey</Code>');
  });
  return { server, seen, objects };
}
