import type { AuditAttribute } from '@tramita/client/rules';

/** A changed attribute, which has a label in each language. */
export interface AuditChange {
  readonly attribute: AuditAttribute;
  readonly before: unknown;
  readonly after: unknown;
}

type Attributes = Readonly<Record<string, unknown>>;

/** A state of which each attribute has a label; `id` is not recorded. */
type Labelled<State> = [Exclude<keyof State, AuditAttribute | 'id'>] extends [never] ? State : never;

/**
 * Returns the attributes that differ between two states of an object, in the order of their names in `after`, then
 * `before`. Null means that the object does not exist: every attribute with a value of the other state is returned.
 * Lists and objects are compared by their content. An attribute without a label in `auditAttributeLabels` of the client's
 * rules does not compile.
 */
export function changesBetween<Before extends object, After extends object>(
  before: (Before & Labelled<Before>) | null,
  after: (After & Labelled<After>) | null,
): AuditChange[] {
  const [old, now] = [(before ?? {}) as Attributes, (after ?? {}) as Attributes];
  const names = new Set([...Object.keys(now), ...Object.keys(old)]);
  names.delete('id');
  return ([...names] as AuditAttribute[])
    .map((attribute) => ({ attribute, before: old[attribute] ?? null, after: now[attribute] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
