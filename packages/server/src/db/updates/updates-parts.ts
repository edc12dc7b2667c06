import { type Selectable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { UpdateAttachmentsTable } from '../tables/updates-tables.ts';

export type UpdateAttachmentRow = Selectable<UpdateAttachmentsTable>;

/** Attachments and targets of updates, by the update's id. */
export interface UpdateParts {
  readonly attachments: ReadonlyMap<number, readonly UpdateAttachmentRow[]>;
  readonly groups: ReadonlyMap<number, readonly { id: number; name: string }[]>;
  readonly departments: ReadonlyMap<number, readonly { id: number; description: string }[]>;
}

/** Returns the attachments of updates and, for editors, their targets. */
export async function findUpdateParts(db: Db, ids: readonly number[], forEditor: boolean): Promise<UpdateParts> {
  if (ids.length === 0) return { attachments: new Map(), groups: new Map(), departments: new Map() };
  const attachments = await db
    .selectFrom('update_attachments')
    .selectAll()
    .where('update_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const groups = forEditor ? await targets(db, ids).groups() : [];
  const departments = forEditor ? await targets(db, ids).departments() : [];
  return {
    attachments: byUpdate(attachments),
    groups: byUpdate(groups),
    departments: byUpdate(departments),
  };
}

function byUpdate<Row extends { readonly update_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(row.update_id);
    if (others) others.push(row);
    else found.set(row.update_id, [row]);
  }
  return found;
}

const targets = (db: Db, ids: readonly number[]) => ({
  groups: () =>
    db
      .selectFrom('update_groups as t')
      .innerJoin('groups as g', 'g.id', 't.group_id')
      .select(['t.update_id', 'g.id', 'g.name'])
      .where('t.update_id', 'in', [...ids])
      .orderBy('g.list_name')
      .execute(),
  departments: () =>
    db
      .selectFrom('update_departments as t')
      .innerJoin('departments as d', 'd.id', 't.department_id')
      .select(['t.update_id', 'd.id', 'd.description'])
      .where('t.update_id', 'in', [...ids])
      .orderBy('d.description')
      .execute(),
});

/** Returns an attachment by its id. */
export async function findUpdateAttachment(db: Db, id: number): Promise<UpdateAttachmentRow | undefined> {
  return db.selectFrom('update_attachments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the number of an update's attachments by type. */
export async function countUpdateAttachments(db: Db, updateId: number): Promise<ReadonlyMap<string, number>> {
  const counted = await db
    .selectFrom('update_attachments')
    .select((eb) => ['type', eb.fn.countAll<number>().as('total')])
    .where('update_id', '=', updateId)
    .groupBy('type')
    .execute();
  return new Map(counted.map(({ type, total }) => [type, Number(total)]));
}

/** Returns those of the ids that are not a selectable group or not a department. */
export async function findUnknownTargets(
  db: Db,
  groups: readonly number[],
  departments: readonly number[],
): Promise<{ groups: number[]; departments: number[] }> {
  const missing = async (ids: readonly number[], known: 'groups' | 'departments') => {
    const isThere = known === 'groups' ? sql`deleted_at is null` : sql`true`;
    const { rows } = await sql<{ id: number }>`
      select wanted.id from unnest(${ids}::integer[]) wanted (id)
      where not exists (select from ${sql.table(known)} k where k.id = wanted.id and ${isThere})`.execute(db);
    return rows.map(({ id }) => id);
  };
  return { groups: await missing(groups, 'groups'), departments: await missing(departments, 'departments') };
}
