import type { Kysely } from 'kysely';
import { insertArea } from '../../../db/people/departments.ts';
import type { Database } from '../../../db/tables/schema.ts';
import { insertUser } from '../../../db/testing/builders.ts';

/**
 * Inserts departments and sectors: `coordenadora`, an analyst, is responsible for one of each, no one for the others.
 */
export async function insertAreas(db: Kysely<Database>) {
  const id = await insertUser(db, { user_name: 'coordenadora', roles: 'ROLE_PROCESS_ANALYST' });
  const area = { active: true, responsibles: [id] };
  const withoutPeople = { active: true, responsibles: [] };
  const own = await insertArea(db, { ...area, description: 'Pessoas', departmentId: null });
  const other = await insertArea(db, { ...withoutPeople, description: 'Jurídico', departmentId: null });
  const ownSector = await insertArea(db, { ...area, description: 'Folha', departmentId: own });
  const foreign = await insertArea(db, { ...withoutPeople, description: 'Contratos', departmentId: other });
  await insertArea(db, { ...withoutPeople, description: 'Benefícios', departmentId: own });
  return {
    department: { own, other: { id: other, description: 'Jurídico' } },
    sector: { own: ownSector, other: { id: foreign, description: 'Benefícios' } },
  };
}
