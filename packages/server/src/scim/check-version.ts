import { ScimError } from './protocol/errors.ts';
import { matchesVersion } from './protocol/version.ts';

/** Checks the header `If-Match` of a change. @throws ScimError 412 if the caller has read another version */
export function checkVersion(ifMatch: string | null, version: string): void {
  if (ifMatch === null || matchesVersion(ifMatch, version)) return;
  throw new ScimError(412, undefined, 'O recurso mudou desde a leitura; leia novamente antes de alterar');
}
