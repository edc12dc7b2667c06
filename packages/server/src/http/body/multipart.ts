import { errorMessage } from '@tramita/client/rules';
import { ServiceError } from '../../errors.ts';
import type { UploadedFile } from '../../ports/uploaded-file.ts';
import { readBody } from './read-body.ts';

/** A multipart form. */
export interface MultipartForm {
  readonly parts: readonly (readonly [name: string, value: string | UploadedFile])[];
  /** Removes the temporary files of the form. */
  readonly dispose: () => Promise<void>;
}

/** Maximum bytes of the whole body, and of each file in it. */
export interface MultipartLimits {
  readonly bodyBytes: number;
  readonly fileBytes: number;
}

/**
 * Reads a multipart body within its limits.
 *
 * @throws `ServiceError` 413 MAX_FILE_SIZE, or 400 VALIDATION_ERROR if the body is not a form
 */
export type MultipartReader = (request: Request, limits: MultipartLimits) => Promise<MultipartForm>;

/** Creates the error for a form or file that is too large. */
export const tooLargeFile = () => new ServiceError(413, 'MAX_FILE_SIZE', errorMessage('MAX_FILE_SIZE'));

/** Creates the error for a body that is not a form. */
export const brokenForm = (cause: unknown) =>
  new ServiceError(400, 'VALIDATION_ERROR', 'O corpo da chamada não é um formulário válido.', { cause });

/** Reads a form into memory, for browsers and tests. */
export const readMultipartInMemory: MultipartReader = async (request, { bodyBytes, fileBytes }) => {
  const bytes = await readBody(request, bodyBytes, true);
  let form: FormData;
  try {
    form = await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData();
  } catch (cause) {
    throw brokenForm(cause);
  }
  for (const value of form.values()) if (typeof value !== 'string' && value.size > fileBytes) throw tooLargeFile();
  return { parts: [...form], dispose: async () => {} };
};
