import { type ErrorCode, errorCodes } from '../contract/base/error-codes.ts';

/** Returns an error code of a response; undefined if the contract does not define it. */
export const knownCode = (code: string | undefined): ErrorCode | undefined =>
  errorCodes.find((known) => known === code);
