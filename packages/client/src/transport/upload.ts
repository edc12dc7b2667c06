import type { ProgressListener } from './call-options.ts';

const withoutBody = [204, 205, 304];

/**
 * Returns a `fetch` that reports the upload progress of `form`: continuously with XMLHttpRequest, otherwise only start
 * and end.
 */
export function trackedFetch(
  injected: typeof fetch | undefined,
  form: FormData,
  onProgress: ProgressListener,
): typeof fetch {
  const send = injected ?? (typeof XMLHttpRequest === 'function' ? uploadingFetch(onProgress) : globalThis.fetch);
  return async (input, init) => {
    const total = fileBytes(form);
    onProgress({ loaded: 0, total, fraction: 0 });
    const response = await send(input, init);
    if (response.ok) onProgress({ loaded: total, total, fraction: 1 });
    return response;
  };
}

/** Returns the total size of the files in a multipart body, which dominate the duration of an upload. */
function fileBytes(form: FormData): number {
  let bytes = 0;
  form.forEach((part) => {
    if (part instanceof Blob) bytes += part.size;
  });
  return bytes;
}

/**
 * Returns a `fetch` based on XMLHttpRequest, the only browser API that reports upload progress. It supports only what
 * the transport uses: URL, method, headers, body and signal.
 */
function uploadingFetch(onProgress: ProgressListener): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(init.method ?? 'GET', String(input));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.responseType = 'arraybuffer';
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && loaded < total) onProgress({ loaded, total, fraction: loaded / total });
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('Upload failed'));
      request.onabort = () => reject(signal?.reason);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = withoutBody.includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
