import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { foldedContains } from './search-text.ts';

/** Users and groups whose names contain the text of a list's filters; undefined for filters that are not set. */
export interface NamedPeople {
  readonly createdBy?: readonly number[] | undefined;
  readonly assignees?: { readonly people: readonly number[]; readonly groups: readonly number[] } | undefined;
}

/** Finds the matching users and groups first, because there are few of them compared to the rows that name them. */
export async function findNamedPeople(
  db: Db,
  filter: { readonly createdBy?: string | undefined; readonly assignees?: string | undefined },
): Promise<NamedPeople> {
  const createdBy = filter.createdBy?.trim();
  const assignees = filter.assignees?.trim();
  if (!createdBy && !assignees) return {};
  const people = (typed: string | undefined) =>
    typed
      ? sql`array(select id from users where ${foldedContains(sql<string>`list_name`, typed)})`
      : sql`null::integer[]`;
  const groups = assignees
    ? sql`array(select id from groups where ${foldedContains(sql<string>`list_name`, assignees)})`
    : sql`null::integer[]`;
  const { rows } = await sql<{ requesters: number[]; people: number[]; groups: number[] }>`
    select ${people(createdBy)} as requesters, ${people(assignees)} as people, ${groups} as groups`.execute(db);
  const [named] = rows;
  return {
    createdBy: createdBy ? (named?.requesters ?? []) : undefined,
    assignees: assignees ? { people: named?.people ?? [], groups: named?.groups ?? [] } : undefined,
  };
}
