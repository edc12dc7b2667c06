import type { AuditChange } from '../db/tables/audit-tables.ts';

export type { AuditChange } from '../db/tables/audit-tables.ts';

type Attributes = Readonly<Record<string, unknown>>;

/**
 * Returns the attributes that differ between two states of an object, in the order of their names in `after`, then
 * `before`. Null means that the object does not exist: every attribute with a value of the other state is returned.
 * Lists and objects are compared by their content.
 */
export function changesBetween(before: object | null, after: object | null): AuditChange[] {
  const [old, now] = [(before ?? {}) as Attributes, (after ?? {}) as Attributes];
  const names = new Set([...Object.keys(now), ...Object.keys(old)]);
  names.delete('id');
  return [...names]
    .map((attribute) => ({ attribute, before: old[attribute] ?? null, after: now[attribute] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
