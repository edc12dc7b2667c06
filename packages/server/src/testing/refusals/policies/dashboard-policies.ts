import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, open } from './call-policy.ts';

/** Policies of the SLA and NPS dashboards. */
export function aboutDashboards({ department, processId }: BusyOffice) {
  const requests = '/v1/requests';
  const backwards = 'createdAt=2026-02-02T03:00:00Z,2026-02-01T03:00:00Z';
  const half = 'createdAt=2026-02-02T03:00:00Z,';
  const graphs = (name: string, wrong: string, fields: readonly string[]): CallPolicy => {
    const path = (query: string) => `${requests}/${name}?${query}`;
    const own = `departmentId=${department}`;
    return {
      allowed: { by: 'auditora', path: path(own) },
      missing: { by: 'auditora', path: path(`departmentId=${absentId}`) },
      concealed: false,
      refused: [
        forbidden('ana', path(own), 'FORBIDDEN'),
        invalid('auditora', path(''), ['departmentId']),
        invalid('auditora', path(wrong), fields),
        invalid('auditora', path(`${own}&${backwards}`), ['createdAt']),
        invalid('auditora', path(`${own}&${half}&period=WEEKLY`), ['period']),
        invalid('auditora', path(`${own}&period=DIARY`), ['period']),
      ],
    };
  };
  const processes = (name: string) =>
    open('auditora', `${requests}/${name}/processes`, [
      forbidden('ana', `${requests}/${name}/processes`, 'FORBIDDEN'),
      invalid(
        'auditora',
        `${requests}/${name}/processes?departmentId=x&sectorIds=1,&q=${'x'.repeat(201)}&page=-1&size=201`,
        ['departmentId', 'sectorIds', 'q', 'page', 'size'],
      ),
    ]);
  const wrong = 'departmentId=0&sectorIds=a&processIds=1;2&createdAt=ontem&period=HOURLY';
  const wrongFields = ['departmentId', 'sectorIds', 'processIds', 'createdAt', 'period'];
  const steps = (id: number | string, query = '') => `${requests}/sla/processes/${id}/steps?${query}`;
  const items = (query: string) => `${requests}/nps/items?${query}`;
  const about = `filter=department&id=${department}`;
  return {
    'dashboards.sla': graphs('sla', `${wrong}&finished=MAYBE`, [...wrongFields, 'finished']),
    'dashboards.slaProcesses': processes('sla'),
    'dashboards.slaSteps': {
      allowed: { by: 'auditora', path: steps(processId) },
      missing: { by: 'auditora', path: steps(absentId) },
      concealed: false,
      refused: [
        forbidden('ana', steps(processId), 'FORBIDDEN'),
        invalid('auditora', steps('x'), ['id']),
        invalid('auditora', steps(processId, 'createdAt=1,2&finished=1&period=1&value=hoje'), [
          'createdAt',
          'finished',
          'period',
          'value',
        ]),
        invalid('auditora', steps(processId, 'period=MONTHLY&value=2026-W10'), ['value']),
        invalid('auditora', steps(processId, backwards), ['createdAt']),
      ],
    },
    'dashboards.nps': graphs('nps', wrong, wrongFields),
    'dashboards.npsProcesses': processes('nps'),
    'dashboards.npsItems': open('auditora', items(about), [
      forbidden('ana', items(about), 'FORBIDDEN'),
      invalid('auditora', items(`${wrong}&filter=all&id=0&nps=2&value=x&page=-1&size=101`), [
        'createdAt',
        'period',
        'filter',
        'id',
        'nps',
        'value',
        'sectorIds',
        'processIds',
        'page',
        'size',
      ]),
      invalid('auditora', items(`${about}&value=2026-13`), ['value']),
    ]),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
