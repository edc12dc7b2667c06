import type { DepartmentDetail, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeDepartment } from './read-area.ts';

type Call = (typeof endpoints)['departments.get'];

/** Returns one department. */
export const getDepartment = (
  { services, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<DepartmentDetail> => describeDepartment(services.db, params.id, user.id);
