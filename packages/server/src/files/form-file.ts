import { type FormValues, formValuesMaxBytes } from '@tramita/client/contract';
import { fileValue, isEmptyValue, parseFileHead, valueBytes } from '@tramita/client/rules';
import { bytesOfBase64 } from '../base64.ts';
import { sha256 } from '../sha256.ts';

/**
 * A stored content of a file field. Requests and drafts keep the file value without its content, with a parameter of
 * the data URL that refers to the content: `filename:a.pdf;data:application/pdf;tramita-file=…;base64,`.
 */
export interface FormFile {
  readonly storageKey: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** The parameter that refers to a content. Its id is random and never leaves the server, so it cannot be forged. */
const reference = /;tramita-file=([\da-f-]{36})_([\da-f]{64})_(\d{1,12});base64,/;

/** The name of the parameter; texts without it contain no reference. */
export const referenceMark = ';tramita-file=';

const folder = 'form-files/';

/** Files with a shorter value stay in the form: a reference would not be shorter. */
export const inlineMaxLength = 512;

/** Returns the key of a new content. */
export const newStorageKey = (): string => folder + crypto.randomUUID();

/** Returns the content that a value refers to, or null if the value refers to none. */
export function formFileOf(value: unknown): FormFile | null {
  if (typeof value !== 'string' || !value.startsWith('filename:')) return null;
  const found = reference.exec(value.slice(0, 1000));
  return found && { storageKey: folder + found[1], sha256: found[2] ?? '', size: Number(found[3]) };
}

/**
 * Returns the value of a file whose content is stored. `name` and `head` are those of its value with the content
 * inside.
 */
export function referenceValue(name: string, head: string, { storageKey, sha256: hash, size }: FormFile): string {
  const id = storageKey.slice(folder.length);
  return fileValue(name, `${head.slice(0, -';base64,'.length)}${referenceMark}${id}_${hash}_${size};base64,`);
}

/** A piece of a text split at its references: literal text, or a content to be inserted as base64. */
export type TextPiece = { readonly text: string } | { readonly storageKey: string };

/** Splits a text at its references. The parameter itself is omitted, so that the data URL reads as it was sent. */
export function cutAtReferences(text: string): TextPiece[] {
  // text, id, hash and size in turn
  const cut = text.split(new RegExp(reference, 'g'));
  return cut.flatMap((piece, at): TextPiece[] => {
    if (at % 4 === 1) return [{ storageKey: folder + piece }];
    if (at % 4 !== 0) return [];
    return [{ text: at === cut.length - 1 ? piece : `${piece};base64,` }];
  });
}

/**
 * Returns the bytes of a form's values that count towards its limit, or more than the limit. Files do not count: there
 * are at most `formFilesMax`, as references or short ones; only older versions stored contents inside.
 */
export function bytesOfForm(values: FormValues): number {
  let bytes = 0;
  for (const value of Object.values(values)) {
    if (!isEmptyValue(value) && !isFile(value)) bytes += valueBytes(value);
    if (bytes > formValuesMaxBytes) return bytes;
  }
  return bytes;
}

const isFile = (value: FormValues[string]): boolean => typeof value === 'string' && parseFileHead(value) !== null;

/**
 * Returns the sent values, with the stored value for each file whose name and content are unchanged, so that a form
 * that sends all of its values back changes nothing.
 */
export async function withUnchangedFiles(sent: FormValues, stored: FormValues): Promise<FormValues> {
  const result = { ...sent };
  for (const [name, value] of Object.entries(sent)) {
    const file = formFileOf(value);
    const before = file && Object.hasOwn(stored, name) ? stored[name] : null;
    if (!file || typeof before !== 'string' || nameOf(before) !== nameOf(value)) continue;
    if ((await hashOf(before)) === file.sha256) result[name] = before;
  }
  return result;
}

const nameOf = (value: unknown): string => String(value).slice(0, String(value).indexOf(';'));

/** Returns the hash of a stored file; requests of older versions have the content inside. */
async function hashOf(value: string): Promise<string | null> {
  const file = formFileOf(value);
  if (file) return file.sha256;
  const head = parseFileHead(value);
  const bytes = head && bytesOfBase64(value.slice(head.base64Start));
  return bytes && sha256(bytes);
}
