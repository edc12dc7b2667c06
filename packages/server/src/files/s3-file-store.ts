import { AwsClient } from 'aws4fetch';
import type { FileStore } from '../ports/file-store.ts';

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
export function createS3FileStore(settings: S3Settings): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix = '' } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (key: string) =>
    [endpoint.replace(/\/$/, ''), bucket, ...`${prefix}${key}`.split('/').map(encodeURIComponent)].join('/');

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const response = await aws.fetch(addressOf(key), { ...init, method, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    const detail = (await response.text()).slice(0, 300);
    throw new Error(`${method} of a stored file returned ${response.status}: ${detail}`);
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
  };
}
