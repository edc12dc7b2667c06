import { formFileNameMaxLength, formFilesMax } from '@tramita/client/contract';
import { note } from './office/busy-office.ts';
import { bad, badForm, type Refusal } from './policies/call-policy.ts';

/** Returns calls with files that may not be attached, each within a form of the call. */
export function brokenFiles(by: string, path: string, withFile: (file: File) => FormData): readonly Refusal[] {
  return [
    bad(by, path, 'ATTACHMENT_ERROR', withFile(note('vazio.txt', ''))),
    bad(by, path, 'ATTACHMENT_EXT_ERROR', withFile(note('programa.exe'))),
    bad(by, path, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', withFile(note(`${'x'.repeat(97)}.txt`))),
    { ...bad(by, path, 'MAX_FILE_SIZE', withFile(note('grande.txt', 'x'.repeat(100_001)))), status: 413 },
  ];
}

/** Returns calls with invalid values of file fields, each within a body of the call. */
export function brokenFormFiles(
  by: string,
  path: string,
  withValues: (values: Readonly<Record<string, string>>) => unknown,
): readonly Refusal[] {
  const file = (base64: string, { name = 'nota.pdf', parameters = '' } = {}) =>
    `filename:${name};data:application/pdf${parameters};base64,${base64}`;
  const madeUp = `;tramita-file=8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6_${'0'.repeat(64)}_9`;
  const many = Array.from({ length: formFilesMax + 1 }, (_, at) => [`nota${at}`, file('eA==')] as const);
  const alone = (nota: string) => badForm(by, path, ['nota'], withValues({ nota }));
  return [
    // 100,001 bytes
    alone(file('A'.repeat(133_336).replace(/A$/, '='))),
    alone(file('!'.repeat(600))),
    alone(file('eA==', { name: 'x'.repeat(formFileNameMaxLength + 1) })),
    // the content of another user's file, in the server's internal notation
    alone(file('', { parameters: madeUp })),
    badForm(by, path, [`nota${formFilesMax}`], withValues(Object.fromEntries(many))),
  ];
}
