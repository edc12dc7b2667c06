import type { Db } from '../db/connection/db.ts';
import type { RecordKind } from '../db/people/directory-writes.ts';
import type { PersonValues } from './person-values.ts';
import { type Records, readRecords } from './records.ts';

type AuditedValues = PersonValues & { readonly roles?: string };

const recordOf = <Name extends string, Value>(name: Name, value: Value) => ({ [name]: value }) as Record<Name, Value>;

/** Returns values of a person as the audit trail stores them: a reference has the id and the name of its record. */
export function auditedWith(records: Records, values: AuditedValues) {
  const { branchId, jobTitleId, sectorId, statusId, superiorId, ...others } = values;
  const reference = <Name extends RecordKind>(name: Name, id: unknown): { readonly [Key in Name]?: unknown } => {
    if (id === undefined) return {};
    return recordOf(name, typeof id === 'number' ? { id, name: records(name, values)?.name ?? null } : null);
  };
  return {
    ...others,
    ...reference('branch', branchId),
    ...reference('jobTitle', jobTitleId),
    ...reference('sector', sectorId),
    ...reference('status', statusId),
    ...reference('superior', superiorId),
  };
}

/** Reads the records of values and returns them like {@link auditedWith}. */
export const auditedValues = async (db: Db, values: AuditedValues) =>
  auditedWith(await readRecords(db, values), values);
