import type { Db } from '../db/connection/db.ts';
import { findDashboardDepartment, findDashboardProcesses } from '../db/dashboards/dashboard-processes.ts';
import { NotFoundError } from '../errors.ts';
import { idList } from './id-list.ts';

/**
 * Returns a dashboard's department and the processes it counts.
 * @throws NotFoundError if the department does not exist
 */
export async function findArea(
  db: Db,
  query: {
    readonly departmentId: number;
    readonly sectorIds?: string | undefined;
    readonly processIds?: string | undefined;
  },
) {
  const department = await findDashboardDepartment(db, query.departmentId);
  if (!department) throw new NotFoundError('Não encontramos este departamento');
  const processes = await findDashboardProcesses(db, {
    departmentId: query.departmentId,
    sectorIds: idList(query.sectorIds),
    processIds: idList(query.processIds),
  });
  return {
    department: { id: query.departmentId, ...department },
    processes,
    versions: processes.flatMap(({ versions }) => versions),
  };
}
