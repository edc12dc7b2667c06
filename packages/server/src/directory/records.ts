import type { Db } from '../db/connection/db.ts';
import { findRecords, type RecordKind, type RecordRow } from '../db/people/directory-writes.ts';
import type { References } from './derive-values.ts';
import type { PersonValues, WrittenAttribute } from './person-values.ts';

/** Attribute that refers to each kind of record. */
const attributeOf = {
  branch: 'branchId',
  jobTitle: 'jobTitleId',
  sector: 'sectorId',
  status: 'statusId',
  superior: 'superiorId',
} as const satisfies Record<RecordKind, WrittenAttribute>;

const kinds = Object.keys(attributeOf) as RecordKind[];

/** Returns the record that values refer to; null if they refer to none, or to one that does not exist. */
export type Records = (kind: RecordKind, values: PersonValues) => RecordRow | null;

/** Reads the records that values of a person refer to. */
export async function readRecords(db: Db, ...all: readonly PersonValues[]): Promise<Records> {
  const ids = (kind: RecordKind) =>
    all.map((values) => values[attributeOf[kind]]).filter((id) => typeof id === 'number');
  const rows = await findRecords(db, {
    branch: ids('branch'),
    jobTitle: ids('jobTitle'),
    sector: ids('sector'),
    status: ids('status'),
    superior: ids('superior'),
  });
  return (kind, values) => rows.find((row) => row.kind === kind && row.id === values[attributeOf[kind]]) ?? null;
}

/** Returns the attributes of values that refer to records that do not exist. */
export const absentRecords = (records: Records, values: PersonValues): WrittenAttribute[] =>
  kinds
    .filter((kind) => typeof values[attributeOf[kind]] === 'number' && records(kind, values) === null)
    .map((kind) => attributeOf[kind]);

/** Returns the records that values refer to, for the values that follow from them. */
export function referencesOf(records: Records, values: PersonValues): References {
  const status = records('status', values);
  return {
    branch: records('branch', values),
    job_title: records('jobTitle', values),
    sector: records('sector', values),
    status: status && { restrictsMenu: status.restricts_menu ?? false },
  };
}
