import type { ImportChange } from '@tramita/client/contract';

/** Returns the identity of a record of the difference: its line and key, or its key alone if no line contains it. */
export const changeId = ({ line, record }: ImportChange): string => `${line ?? 'missing'} ${record.key}`;
