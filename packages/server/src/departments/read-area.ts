import type { DepartmentDetail, SectorDetail } from '@tramita/client/contract';
import type { AreaKind } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findArea, findResponsibles, listSectors, type SectorRow } from '../db/people/departments.ts';
import type { GroupMemberRow } from '../db/people/groups.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { describeMember } from '../groups/describe-group.ts';
import { idsOf, revisionOf } from '../record-revision.ts';
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

/** Returns the revision of a department or sector. */
export const areaRevision = (area: SectorRow, responsibles: readonly GroupMemberRow[]): Promise<string> =>
  revisionOf([area.description, area.active, area.department_id, idsOf(responsibles)]);

/** Returns a department with all its contents. @throws NotFoundError if it does not exist */
export async function describeDepartment(db: Db, id: number, userId: number): Promise<DepartmentDetail> {
  const area = await readArea(db, 'department', id, userId);
  const { description, active, belong } = area;
  const responsibles = await findResponsibles(db, 'department', id);
  const sectors = await listSectors(db, id, { userId, page: 0, size: 1000 });
  return {
    id,
    description,
    active,
    belong,
    responsibles: responsibles.map(describeMember),
    sectors: sectors?.rows.map(describeSector) ?? [],
    revision: await areaRevision(area, responsibles),
  };
}

/** Returns a sector with its people and department. @throws NotFoundError if it does not exist */
export async function describeSectorDetail(db: Db, id: number, userId: number): Promise<SectorDetail> {
  const area = await readArea(db, 'sector', id, userId);
  const { description, active, belong, department_id } = area;
  const responsibles = await findResponsibles(db, 'sector', id);
  const department = await readArea(db, 'department', department_id, userId);
  return {
    id,
    description,
    active,
    belong,
    responsibles: responsibles.map(describeMember),
    department: { id: department.id, description: department.description, active: department.active },
    revision: await areaRevision(area, responsibles),
  };
}
