import type { DepartmentDetail, SectorDetail } from '@tramita/client/contract';
import type { AreaKind } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findArea, findResponsibles, listSectors, type SectorRow } from '../db/people/departments.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { describeMember } from '../groups/describe-group.ts';
import { describeSector } from './describe-sector.ts';

const texts = {
  department: {
    missing: 'Não encontramos este departamento',
    locked: 'Só os responsáveis podem alterar este departamento',
  },
  sector: { missing: 'Não encontramos este setor', locked: 'Só os responsáveis podem alterar este setor' },
};

/** Returns a department or sector. @throws NotFoundError if it does not exist */
async function readArea(db: Db, kind: AreaKind, id: number, userId: number): Promise<SectorRow> {
  const area = await findArea(db, kind, id, userId);
  if (!area) throw new NotFoundError(texts[kind].missing);
  return area;
}

/**
 * Returns a department or sector for an update.
 * @throws ForbiddenError for users who do not belong to it, whatever their role
 */
export async function readOwnArea(db: Db, kind: AreaKind, id: number, userId: number): Promise<SectorRow> {
  const area = await readArea(db, kind, id, userId);
  if (!area.belong) {
    throw new ForbiddenError(texts[kind].locked, 'FORBIDDEN', 'NOT_RESPONSIBLE');
  }
  return area;
}

/** Returns a department with all its contents. @throws NotFoundError if it does not exist */
export async function describeDepartment(db: Db, id: number, userId: number): Promise<DepartmentDetail> {
  const { description, active, belong } = await readArea(db, 'department', id, userId);
  const responsibles = await findResponsibles(db, 'department', id);
  const sectors = await listSectors(db, id, { userId, page: 0, size: 1000 });
  return {
    id,
    description,
    active,
    belong,
    responsibles: responsibles.map(describeMember),
    sectors: sectors?.rows.map(describeSector) ?? [],
  };
}

/** Returns a sector with its people and department. @throws NotFoundError if it does not exist */
export async function describeSectorDetail(db: Db, id: number, userId: number): Promise<SectorDetail> {
  const { description, active, belong, department_id } = await readArea(db, 'sector', id, userId);
  const responsibles = await findResponsibles(db, 'sector', id);
  const department = await readArea(db, 'department', department_id, userId);
  return {
    id,
    description,
    active,
    belong,
    responsibles: responsibles.map(describeMember),
    department: { id: department.id, description: department.description, active: department.active },
  };
}
