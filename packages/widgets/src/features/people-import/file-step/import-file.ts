import { type ImportKind, importFileMaxBytes, importSourceMaxLength } from '@tramita/client/contract';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { formatFileSize } from '../../../messages/format/format-number.ts';
import type { Locale } from '../../../messages/language/locale.ts';

/** Choices of the user for the next import. */
export interface ImportDraft {
  readonly kind: ImportKind;
  /** Null until the user edits it; the form then shows the source of the last import. */
  readonly source: string | null;
  readonly complete: boolean;
  readonly file: File | null;
}

export const emptyDraft: ImportDraft = { kind: 'people', source: null, complete: false, file: null };

/** Returns why a file cannot be sent, or null. The server decides about its content. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  messages: typeof peopleImportMessages,
  locale: Locale,
): string | null {
  if (!/\.(csv|xlsx)$/i.test(name)) return messages.wrongType(name);
  if (size === 0) return messages.emptyFile(name);
  if (size <= importFileMaxBytes) return null;
  return messages.tooLarge(name, formatFileSize(size, locale), formatFileSize(importFileMaxBytes, locale));
}

/** Returns why the name of a source cannot be sent, or null. */
export function sourceProblem(source: string, messages: typeof peopleImportMessages): string | null {
  if (source.trim() === '') return messages.sourceMissing;
  return [...source.trim()].length > importSourceMaxLength ? messages.sourceTooLong(importSourceMaxLength) : null;
}

/** Returns whether the file can still be read. A browser refuses files that changed after they were chosen. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
