import { startRequest } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../context.ts';
import { insertArea } from '../db/people/departments.ts';
import type { Database } from '../db/tables/schema.ts';
import { insertUser } from '../db/testing/builders.ts';
import { createTestApi } from './api.ts';
import { type PublishInput, publishInput } from './refusals/office/processes.ts';

/**
 * Inserts an office for publishing tests: `ana` is responsible for the department Pessoas, `caio` only for its sector
 * Folha, both analysts; `bia` is an analyst without an area, `rita` an administrator, `eva` neither.
 */
export async function insertModellingOffice(db: Kysely<Database>, overrides: Partial<Services> = {}) {
  const api = createTestApi(db, overrides);
  const analyst = (user_name: string) => insertUser(db, { user_name, roles: 'ROLE_PROCESS_ANALYST' });
  const [ana, bia, caio] = [await analyst('ana'), await analyst('bia'), await analyst('caio')];
  await insertUser(db, { user_name: 'rita', roles: 'ROLE_ADMIN' });
  const eva = await insertUser(db, { user_name: 'eva', first_name: 'Eva' });
  const area = { active: true, responsibles: [ana] };
  const department = await insertArea(db, { ...area, description: 'Pessoas', departmentId: null });
  const ofCaio = { active: true, responsibles: [caio], departmentId: department };
  const sector = await insertArea(db, { ...ofCaio, description: 'Folha' });
  const otherDepartment = await insertArea(db, {
    active: true,
    responsibles: [],
    description: 'TI',
    departmentId: null,
  });
  const otherSector = await insertArea(db, {
    active: true,
    responsibles: [],
    description: 'Acessos',
    departmentId: otherDepartment,
  });
  const { id: category } = await db
    .insertInto('categories')
    .values({ title: 'Férias e folgas', icon: null, color: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: status } = await db
    .insertInto('assignee_statuses')
    .values({ description: 'Ativo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ status_id: status }).execute();
  const references = { category, status, department, sector };
  return {
    db,
    api,
    as: api.as,
    ...{ ana, bia, caio, eva, category, status, department, sector, otherDepartment, otherSector },
    input: (changes: Partial<PublishInput> = {}) => publishInput(references, changes),
    /** Input for publishing a linked process. */
    linked: { title: 'Ponto', url: 'https://ponto.example', active: true, category, department, sector },
    /** Starts a request as Eva; returns its number. */
    async request(processId: number): Promise<number> {
      const { startProcessDto } = await api.as('eva').call(startRequest, { params: { id: processId }, body: {} });
      return startProcessDto.idk;
    },
  };
}

/** Result of {@link insertModellingOffice}. */
export type ModellingOffice = Awaited<ReturnType<typeof insertModellingOffice>>;
