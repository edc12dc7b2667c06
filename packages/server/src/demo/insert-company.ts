import type { WorkflowDefinition } from '@tramita/client/contract';
import type { Insertable } from 'kysely';
import { continueIds } from '../db/connection/bulk-rows.ts';
import type { Db } from '../db/connection/db.ts';
import type { ProcessesTable } from '../db/tables/process-tables.ts';
import { insertUpdates } from '../db/updates/updates.ts';
import { assigneeStatuses } from './company/assignee-statuses.ts';
import { branches } from './company/branches.ts';
import { categories } from './company/categories.ts';
import { departments } from './company/departments.ts';
import { initializerGroups } from './company/initializer-groups.ts';
import { jobTitles } from './company/job-titles.ts';
import { demoTags } from './company/task-tags.ts';
import { demoUpdates } from './company/updates.ts';
import type { Company } from './demo-company.ts';
import { processIdOf, publishedAt } from './process-rows.ts';
import { createRandom } from './random.ts';
import type { DemoService } from './services/demo-service.ts';

const emptyDefinition: WorkflowDefinition = { steps: [], fields: [] };

/** Inserts branches, users, departments, groups and services; the database must not contain any of them yet. */
export async function insertCompany(db: Db, company: Company, end: Date): Promise<void> {
  const ids = new Map(company.people.map((person) => [person.userName, person.id]));
  const idsOf = (userNames: readonly string[]) => userNames.flatMap((userName) => ids.get(userName) ?? []);

  await db
    .insertInto('branches')
    .values([...branches])
    .execute();
  await db
    .insertInto('job_titles')
    .values([...jobTitles])
    .execute();
  // those that the migration creates
  await db.deleteFrom('assignee_statuses').execute();
  await db
    .insertInto('assignee_statuses')
    .values(
      assigneeStatuses.map(({ id, description, restrictsMenu }) => ({
        id,
        description,
        restricts_menu: restrictsMenu,
      })),
    )
    .execute();
  await insertDepartments(db);
  await insertPeople(db, company, end);
  await insertResponsibles(db, idsOf);
  await insertGroups(db, company);
  await insertInitializerGroups(db, idsOf);
  await db
    .insertInto('categories')
    .values([...categories])
    .execute();
  await db
    .insertInto('task_markers')
    .values([...demoTags])
    .execute();
  const owner = ids.get('bruno.amaral') ?? null;
  await db
    .insertInto('processes')
    .values(company.services.flatMap((service) => processRows(service, owner, end)))
    .execute();
  await insertDemoUpdates(db, company, ids, end);
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const allSectors = departments.flatMap((department) =>
  department.sectors.map((sector) => ({ ...sector, department_id: department.id })),
);

async function insertDemoUpdates(db: Db, company: Company, ids: ReadonlyMap<string, number>, end: Date): Promise<void> {
  // if a user is not part of this company, another user who is takes their place
  const editor = ids.get('bruno.amaral');
  const written = demoUpdates.flatMap(({ by, days, title, description }, at) => {
    const author = ids.get(by) ?? editor;
    if (author === undefined) return [];
    const created_at = new Date(end.getTime() - days * dayMs);
    return [{ id: demoUpdates.length - at, title, description, created_by: author, created_at }];
  });
  await insertUpdates(db, written);
  await continueIds(db, 'updates', 'id', demoUpdates.length + 1);
  const random = createRandom('rede-ipe/news');
  const views = demoUpdates.flatMap(({ readBy }, at) =>
    company.people.flatMap(({ id }) =>
      random.next() < readBy ? [{ update_id: demoUpdates.length - at, user_id: id }] : [],
    ),
  );
  if (written.length > 0) await db.insertInto('update_views').values(views).execute();
}

/** Returns the newest sign-in of a person; a few have never signed in. */
function signedInAt(id: number, end: Date): Date | null {
  return id % 17 === 0 ? null : new Date(end.getTime() - (id % 50) * hourMs);
}

async function insertPeople(db: Db, company: Company, end: Date): Promise<void> {
  const rows = company.people.map((person) => ({
    id: person.id,
    user_name: person.userName,
    first_name: person.firstName,
    last_name: person.lastName,
    nick_name: person.completeName,
    complete_name: person.completeName,
    email: person.email,
    roles: person.roles,
    custom1: person.registration,
    custom2: person.cpf,
    custom3: person.jobTitle,
    custom4: person.branch,
    custom5: person.sector,
    branch_id: person.branchId,
    job_title_id: person.jobTitleId,
    status_id: person.statusId,
    show_only_personal_menu: person.restricted,
    superior_id: company.superiorOf(person)?.id ?? null,
    catalogue_token: person.catalogueToken,
    sector_id: allSectors.find(({ description }) => description === person.sector)?.id ?? null,
    signed_in_at: signedInAt(person.id, end),
  }));
  await db.insertInto('users').values(rows).execute();
}

async function insertDepartments(db: Db): Promise<void> {
  await db
    .insertInto('departments')
    .values(departments.map(({ id, description }) => ({ id, description })))
    .execute();
  await db
    .insertInto('sectors')
    .values(allSectors.map(({ id, department_id, description }) => ({ id, department_id, description })))
    .execute();
}

async function insertResponsibles(db: Db, idsOf: (userNames: readonly string[]) => number[]): Promise<void> {
  const ofDepartments = departments.flatMap((department) =>
    idsOf(department.responsibles).map((userId) => ({ department_id: department.id, user_id: userId })),
  );
  const ofSectors = allSectors.flatMap((sector) =>
    idsOf(sector.responsibles).map((userId) => ({ sector_id: sector.id, user_id: userId })),
  );
  await db.insertInto('department_responsibles').values(ofDepartments).execute();
  await db.insertInto('sector_responsibles').values(ofSectors).execute();
}

async function insertGroups(db: Db, company: Company): Promise<void> {
  await db
    .insertInto('groups')
    .values(company.groups.map(({ id, name, active }) => ({ id, name, active })))
    .execute();
  const members = company.groups.flatMap((group) =>
    group.members.map((person) => ({ group_id: group.id, user_id: person.id })),
  );
  await db.insertInto('group_members').values(members).execute();
}

async function insertInitializerGroups(db: Db, idsOf: (userNames: readonly string[]) => number[]): Promise<void> {
  await db
    .insertInto('initializer_groups')
    .values(initializerGroups.map(({ id, name, active }) => ({ id, name, active })))
    .execute();
  const members = initializerGroups.flatMap((group) =>
    idsOf(group.members).map((userId) => ({ initializer_group_id: group.id, user_id: userId })),
  );
  const ofBranches = initializerGroups.flatMap((group) =>
    branches
      .filter(({ code }) => group.branches.includes(code))
      .map(({ id }) => ({ initializer_group_id: group.id, branch_id: id })),
  );
  const ofJobTitles = initializerGroups.flatMap((group) =>
    jobTitles
      .filter(({ name }) => group.jobTitles.includes(name))
      .map(({ id }) => ({ initializer_group_id: group.id, job_title_id: id })),
  );
  await db.insertInto('initializer_group_members').values(members).execute();
  await db.insertInto('initializer_group_branches').values(ofBranches).execute();
  await db.insertInto('initializer_group_job_titles').values(ofJobTitles).execute();
}

function processRows(service: DemoService, owner: number | null, end: Date): Insertable<ProcessesTable>[] {
  const department = departments.find(({ sectors }) => sectors.some((sector) => sector.description === service.sector));
  const sector = department?.sectors.find(({ description }) => description === service.sector);
  const definitions = service.versions.map(({ definition }) => definition);
  const versions = definitions.length > 0 ? definitions : [emptyDefinition];
  return versions.map((definition, index) => ({
    id: processIdOf(service, index + 1),
    parent_id: service.id,
    version: index + 1,
    is_last_version: index === versions.length - 1,
    name: service.name,
    title: service.title,
    description: service.description,
    url: service.url ?? null,
    category_id: categories.find(({ title }) => title === service.category)?.id ?? null,
    icon: service.icon,
    color: service.color,
    active: service.active ?? true,
    department_id: department?.id ?? null,
    sector_id: sector?.id ?? null,
    initializer_group_id: service.initializerGroup ?? null,
    has_nps: service.hasNps ?? service.url === undefined,
    assignee_statuses: JSON.stringify(service.assigneeStatuses ?? [1, 2]),
    definition: JSON.stringify(definition),
    created_by: owner,
    created_at: publishedAt(index + 1, end),
  }));
}
