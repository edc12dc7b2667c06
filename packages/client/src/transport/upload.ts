import type { ProgressListener } from './call-options.ts';

const withoutBody = [204, 205, 304];

/** A `fetch` that reports the progress of sending `form`: step by step where the browser can, else its start and end. */
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

/** Bytes of the files in a multipart body, the part that makes an upload take long. */
function fileBytes(form: FormData): number {
  let bytes = 0;
  form.forEach((part) => {
    if (part instanceof Blob) bytes += part.size;
  });
  return bytes;
}

/**
 * A `fetch` over XMLHttpRequest, the only way a browser tells how far an upload has come.
 * It understands what the transport passes: an address, method, headers, body and signal.
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
