import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { bad, type CallPolicy, forbidden, invalid, open } from './call-policy.ts';

/** Policies of process columns in lists, of list exports, and of the options of list filters. */
export function aboutListData(_office: BusyOffice) {
  const report = (query: string, name = 'attendance-to-do') =>
    `/v1/tasks/report/${name}.csv?myTasks=false&assignedToMe=false&status=TO_DO${query}`;
  return {
    'people.listBranches': open('ana', '/v1/branches', [
      invalid('ana', '/v1/branches?page=-1&size=0', ['page', 'size']),
    ]),
    'people.listJobTitles': open('ana', '/v1/jobtitles', [invalid('ana', `/v1/jobtitles?q=${'x'.repeat(201)}`, ['q'])]),
    'tasks.processTitles': open('ana', '/v1/processes-title', [
      invalid('ana', '/v1/processes-title?departmentId=x&sectorIds=1,,2', ['departmentId', 'sectorIds']),
    ]),
    'tasks.processData': open('ana', '/v1/process-data?process=Compras', [
      invalid('ana', '/v1/process-data', ['process']),
      invalid('ana', '/v1/process-data?process=', ['process']),
    ]),
    'tasks.report': {
      allowed: { by: 'caio', path: report('&process=Compras&doPagination=false') },
      // any name is valid, so no report is missing
      missing: { by: 'caio', path: '/v1/tasks/report/attendance-to-do.xlsx' },
      concealed: false,
      refused: [
        bad('caio', report(''), 'PROCESS_FILTER_REQUIRED'),
        bad('caio', report('&process=%20'), 'PROCESS_FILTER_REQUIRED'),
        invalid('caio', report('&process=Compras&doPagination=true', 'a.b'), ['reportName', 'doPagination']),
        invalid('caio', report('&process=Compras&segredo=1&order_by_segredo=ASC'), ['segredo', 'order_by_segredo']),
        forbidden('restrito', report('&process=Compras'), 'FORBIDDEN', undefined, 'PERSONAL_MENU_ONLY'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
