import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentUuid, bad, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

/** Policies of the report and its exports. */
export function aboutReports({ exported }: BusyOffice) {
  const report = (query: string) => `/v1/tasks-report?${query}`;
  const queue = '/v1/export-queues';
  const list = { process: 'Compras', reportType: 'LIST' };
  const file = (uuid: string) => `${queue}/${uuid}.csv`;
  return {
    'reports.list': open('auditora', report('process=Compras'), [
      forbidden('ana', report('process=Compras'), 'FORBIDDEN'),
      bad('auditora', report(''), 'FILTER_REQUIRED'),
      bad('auditora', report('idk=&process=%20&page=2'), 'FILTER_REQUIRED'),
      invalid('auditora', report('idk=1,2&status=OPEN&type=END&department=x&sector=0&page=-1&itemsPerPage=51'), [
        'idk',
        'status',
        'type',
        'department',
        'sector',
        'page',
        'itemsPerPage',
      ]),
      invalid('auditora', report('requestCreatedAtFrom=2026-11-01&requestFinishedAtTo=hoje'), [
        'requestCreatedAtFrom',
        'requestFinishedAtTo',
      ]),
    ]),
    'exports.create': {
      allowed: { by: 'auditora', path: queue, body: list },
      missing: null,
      concealed: false,
      refused: [
        forbidden('ana', queue, 'FORBIDDEN', list),
        bad('auditora', queue, 'FILTER_REQUIRED', { reportType: 'LIST' }),
        invalid('auditora', queue, ['reportType', 'status'], { status: 'OPEN', reportType: 'ALL' }),
      ],
    },
    'exports.list': open('auditora', queue, [
      forbidden('ana', queue, 'FORBIDDEN'),
      invalid('auditora', `${queue}?page=-1&size=101`, ['page', 'size']),
    ]),
    'exports.download': {
      allowed: { by: 'auditora', path: file(exported.ready) },
      missing: { by: 'auditora', path: file(absentUuid) },
      concealed: false,
      refused: [
        invalid('auditora', file('abc'), ['uuid']),
        forbidden('ana', file(exported.ready), 'FORBIDDEN'),
        hidden('admin', file(exported.ready)),
        late('auditora', file(exported.waiting), 'EXPORT_NOT_READY'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
