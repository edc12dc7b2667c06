import type { Db } from '../context.ts';

/** Someone the demo's sign-in page offers. */
export interface DemoPersonRow {
  readonly userName: string;
  readonly completeName: string;
  readonly roles: string;
  readonly jobTitle: string | null;
  readonly restricted: boolean;
  readonly leads: boolean;
}

/**
 * People that between them show every side of the product: up to `each` for every combination of roles, menu
 * restriction and whether somebody reports to them, those with the most roles first.
 */
export async function listDemoPeople(db: Db, each = 2): Promise<DemoPersonRow[]> {
  const rows = await db
    .with('people', (with_) =>
      with_
        .selectFrom('users')
        .leftJoin('job_titles', 'job_titles.id', 'users.job_title_id')
        .select((eb) => [
          'users.id',
          'users.user_name',
          'users.complete_name',
          'users.roles',
          'job_titles.name as job_title',
          'users.show_only_personal_menu as restricted',
          eb
            .exists(
              eb.selectFrom('users as reports').select('reports.id').whereRef('reports.superior_id', '=', 'users.id'),
            )
            .as('leads'),
        ])
        .where('users.active', '=', true),
    )
    .with('ranked', (with_) =>
      with_
        .selectFrom('people')
        .selectAll()
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(['roles', 'restricted', 'leads']).orderBy('id'))
            .as('place'),
        ),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('place', '<=', each)
    .orderBy((eb) => eb.fn<number>('length', ['roles']), 'desc')
    .orderBy('leads', 'desc')
    .orderBy('restricted')
    .orderBy('place')
    .limit(24)
    .execute();
  return rows.map((row) => ({
    userName: row.user_name,
    completeName: row.complete_name,
    roles: row.roles,
    jobTitle: row.job_title,
    restricted: row.restricted,
    leads: Boolean(row.leads),
  }));
}
