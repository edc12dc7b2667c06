import { note } from './busy-office.ts';
import { bad, type Refusal } from './call-policy.ts';

/** Files that may not be attached, each within a form of the call. */
export function brokenFiles(by: string, path: string, withFile: (file: File) => FormData): readonly Refusal[] {
  return [
    bad(by, path, 'ATTACHMENT_ERROR', withFile(note('vazio.txt', ''))),
    bad(by, path, 'ATTACHMENT_EXT_ERROR', withFile(note('programa.exe'))),
    bad(by, path, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', withFile(note(`${'x'.repeat(97)}.txt`))),
    { ...bad(by, path, 'MAX_FILE_SIZE', withFile(note('grande.txt', 'x'.repeat(100_001)))), status: 413 },
  ];
}
