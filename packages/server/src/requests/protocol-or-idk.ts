import type { RequestRef } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';

const largestIdk = 2_147_483_647;

/** Parses a path segment as an IDK or a uuid. @throws NotFoundError for a number above the largest possible IDK */
export function readProtocolOrIdk(text: string): RequestRef {
  if (!/^\d+$/.test(text)) return { uuid: text };
  if (Number(text) > largestIdk) throw new NotFoundError();
  return { idk: Number(text) };
}
