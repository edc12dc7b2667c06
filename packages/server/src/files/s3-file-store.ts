import { AwsClient } from 'aws4fetch';
import type { ListedFileStore } from '../ports/file-store.ts';

/** An S3-compatible bucket, addressed by path. */
export interface S3Settings {
  /** E.g. `https://s3.sa-east-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of every key, e.g. `tramita/`. @default '' */
  readonly prefix?: string;
}

const timeoutMs = 30_000;

/** Stores files in S3-compatible storage, for any number of instances. A failing call is attempted three times. */
export function createS3FileStore(settings: S3Settings): ListedFileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix = '' } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => [root, ...`${prefix}${key}`.split('/').map(encodeURIComponent)].join('/');
  const call = (method: string, key: string, init: RequestInit = {}) => send(method, addressOf(key), init);

  async function send(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    const response = await aws.fetch(address, { ...init, method, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    const detail = (await response.text()).slice(0, 300);
    throw new Error(`${method} of a stored file returned ${response.status}: ${detail}`);
  }

  /** Returns up to 1,000 keys, and the token of the next ones. */
  async function listPage(token: string | undefined): Promise<{ keys: string[]; next: string | undefined }> {
    const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
    if (token !== undefined) query.set('continuation-token', token);
    const response = await send('GET', `${root}?${query}`);
    const text = await response.text();
    if (response.status === 404) throw new Error(`bucket ${bucket} does not exist`);
    const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeURIComponent(plain(key)));
    const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1];
    return { keys, next: next === undefined ? undefined : plain(next) };
  }

  return {
    async put(key, bytes, contentType) {
      const response = await call('PUT', key, {
        body: bytes instanceof Blob ? bytes : new Uint8Array(bytes),
        headers: {
          'content-type': contentType,
          'content-length': String(bytes instanceof Blob ? bytes.size : bytes.byteLength),
        },
      });
      if (response.status === 404) throw new Error(`bucket ${bucket} does not exist`);
      await response.arrayBuffer();
    },
    async get(key) {
      const response = await call('GET', key);
      if (response.status !== 404) return response.body;
      await response.arrayBuffer();
      return null;
    },
    async delete(key) {
      await (await call('DELETE', key)).arrayBuffer();
    },
    async *list() {
      let token: string | undefined;
      do {
        const { keys, next } = await listPage(token);
        for (const key of keys) yield { key: key.slice(prefix.length) };
        token = next;
      } while (token !== undefined);
    },
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of an XML element. Keys are also percent-encoded, with `+` for a space in some stores. */
const plain = (xml: string): string => xml.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
