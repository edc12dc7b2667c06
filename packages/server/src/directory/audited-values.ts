import type { Db } from '../db/connection/db.ts';
import { findReferences, findStoredPerson } from '../db/people/directory-writes.ts';
import type { PersonValues } from './person-values.ts';

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const recordOf = <Name extends string, Value>(name: Name, value: Value) => ({ [name]: value }) as Record<Name, Value>;

/** Returns values of a person as the audit trail stores them: a reference has the id and the name of its record. */
export async function auditedValues(db: Db, values: PersonValues & { readonly roles?: string }) {
  const { branchId, jobTitleId, sectorId, statusId, superiorId, ...others } = values;
  const found = await findReferences(db, {
    branchId: idOf(branchId),
    jobTitleId: idOf(jobTitleId),
    sectorId: idOf(sectorId),
    statusId: idOf(statusId),
  });
  const superior = idOf(superiorId) === null ? undefined : await findStoredPerson(db, Number(superiorId));
  const reference = <Name extends string>(
    name: Name,
    id: unknown,
    record: { readonly name: string } | null | undefined,
  ): { readonly [Key in Name]?: unknown } =>
    id === undefined ? {} : recordOf(name, idOf(id) === null ? null : { id, name: record?.name ?? null });
  return {
    ...others,
    ...reference('branch', branchId, found.branch),
    ...reference('jobTitle', jobTitleId, found.job_title),
    ...reference('sector', sectorId, found.sector),
    ...reference('status', statusId, found.status),
    ...reference('superior', superiorId, superior && { name: superior.complete_name }),
  };
}
