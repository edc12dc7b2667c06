import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { idList } from '../dashboards/id-list.ts';
import { findArea } from '../db/people/departments.ts';
import { listProcesses as findProcesses } from '../db/processes/processes.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeProcesses } from './describe-process.ts';

type Call = (typeof endpoints)['processes.list'];
type DepartmentCall = (typeof endpoints)['processes.ofDepartment'];
type SectorsCall = (typeof endpoints)['processes.ofSectors'];

/** Returns a page of all processes. */
export async function listProcesses(
  { services }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  return describeProcesses(await findProcesses(services.db, query));
}

/** Returns a page of the processes of a department. @throws NotFoundError if the department does not exist */
export async function listDepartmentProcesses(
  { services, user }: CallContext,
  { params, query }: ParsedRequestOf<DepartmentCall>,
): Promise<AnswerOf<DepartmentCall>> {
  const { department: departmentId } = params;
  if (!(await findArea(services.db, 'department', departmentId, user.id))) {
    throw new NotFoundError('Não encontramos este departamento');
  }
  return describeProcesses(await findProcesses(services.db, { ...query, departmentId }));
}

/** Returns a page of the processes of sectors; unknown sectors have none. */
export async function listSectorProcesses(
  { services }: CallContext,
  { query: { sectorIds, ...page } }: ParsedRequestOf<SectorsCall>,
): Promise<AnswerOf<SectorsCall>> {
  return describeProcesses(await findProcesses(services.db, { ...page, sectorIds: idList(sectorIds) }));
}
