import type { RequestRef } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';

const largestIdk = 2_147_483_647;

/** What the text of a path names: a request by its IDK, or by a uuid. @throws NotFoundError for a number no IDK reaches */
export function readProtocolOrIdk(text: string): RequestRef {
  if (!/^\d+$/.test(text)) return { uuid: text };
  if (Number(text) > largestIdk) throw new NotFoundError();
  return { idk: Number(text) };
}
