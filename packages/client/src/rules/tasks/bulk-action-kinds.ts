/** Bulk actions, in the order in which they are offered. */
export const bulkActionKinds = [
  'assign',
  'unassign',
  'tag',
  'transfer',
  'cancel',
  'reject',
  'approve',
  'complete',
] as const;
/** A name of {@link bulkActionKinds}. */
export type BulkActionKind = (typeof bulkActionKinds)[number];
