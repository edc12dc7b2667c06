import { fileValue } from '@tramita/client/rules';

/**
 * Returns the value of a `file` field for a file, with its content as a base64 data URL.
 *
 * @throws {DOMException} if the file cannot be read; `AbortError` if reading was aborted
 */
export function readFile(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const abort = () => reader.abort();
    signal.addEventListener('abort', abort, { once: true });
    reader.onloadend = () => signal.removeEventListener('abort', abort);
    reader.onload = () => resolve(fileValue(file.name, String(reader.result)));
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(new DOMException('The reading was aborted', 'AbortError'));
    reader.readAsDataURL(file);
  });
}
