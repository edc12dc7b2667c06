import type { PersonDetail } from '@tramita/client/contract';

/** Returns whether the personal data of a person were removed; the server then refuses every change. */
export const isAnonymised = ({ anonymisedAt }: PersonDetail): boolean => anonymisedAt != null;
