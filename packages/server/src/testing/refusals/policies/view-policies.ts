import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { viewState } from '../office/views.ts';
import { absentId, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

/** Policies of saved views: the user's own, and those of groups, which only managers of groups change. */
export function aboutViews({ buyers, views: { own, shared } }: BusyOffice) {
  const path = '/v1/saved-views';
  const one = (id: number | string) => `${path}/${id}`;
  const standard = (id: number | string) => `${path}/${id}/default`;
  const body = { list: 'attendance/to-do', name: 'Urgentes', state: viewState };
  const change = { name: 'Compras do mês', state: viewState };
  const wrongStates = (by: string, to: string, rest: object) =>
    [
      { report: { status: 'TO_DO' }, columns: [] },
      { ...viewState, filters: [{ column: 'senha', query: 'x' }] },
      { ...viewState, order: { column: 'finishedAt', direction: 'ASC' } },
    ].map((state) => invalid(by, to, ['state'], { ...rest, state }));
  const names = (by: string, to: string, rest: object) => [
    invalid(by, to, ['name'], { ...rest, name: '  ' }),
    invalid(by, to, ['name'], { ...rest, name: 'x'.repeat(61) }),
  ];
  return {
    'savedViews.list': open('ana', path),
    'savedViews.create': {
      allowed: { by: 'ana', path, body },
      missing: null,
      concealed: false,
      refused: [
        ...names('ana', path, body),
        ...wrongStates('ana', path, body),
        invalid('ana', path, ['list'], { ...body, list: 'outra/lista' }),
        invalid('ana', path, ['state'], { ...body, state: 'tudo' }),
        late('ana', path, 'CONFLICT', { ...body, name: 'COMPRAS' }),
        late('estranho', path, 'TOO_MANY_VIEWS', body),
        forbidden('restrito', path, 'FORBIDDEN', body),
        forbidden('ana', path, 'FORBIDDEN', { ...body, list: 'report', state: { report: {}, columns: [] } }),
        forbidden('caio', path, 'FORBIDDEN', { ...body, groupId: buyers }),
        invalid('gestora', path, ['groupId'], { ...body, groupId: absentId }),
        late('gestora', path, 'CONFLICT', { ...body, groupId: buyers, name: 'da fila' }),
      ],
    },
    'savedViews.update': {
      allowed: { by: 'ana', path: one(own), body: change },
      missing: { by: 'ana', path: one(absentId), body: change },
      concealed: true,
      refused: [
        invalid('ana', one('x'), ['id'], change),
        ...names('ana', one(own), change),
        ...wrongStates('ana', one(own), change),
        late('ana', one(own), 'CONFLICT', { ...change, name: 'contratos' }),
        hidden('admin', one(own), change),
        hidden('eva', one(shared), change),
        forbidden('caio', one(shared), 'FORBIDDEN', change),
      ],
    },
    'savedViews.delete': {
      allowed: { by: 'ana', path: one(own) },
      missing: { by: 'ana', path: one(absentId) },
      concealed: true,
      refused: [
        invalid('ana', one('x'), ['id']),
        hidden('admin', one(own)),
        forbidden('caio', one(shared), 'FORBIDDEN'),
      ],
    },
    'savedViews.setDefault': {
      allowed: { by: 'caio', path: standard(shared) },
      missing: { by: 'caio', path: standard(absentId) },
      concealed: true,
      refused: [invalid('ana', standard('x'), ['id']), hidden('bia', standard(own)), hidden('eva', standard(shared))],
    },
    'savedViews.clearDefault': {
      allowed: { by: 'caio', path: standard(shared) },
      missing: { by: 'caio', path: standard(absentId) },
      concealed: true,
      refused: [invalid('ana', standard('x'), ['id']), hidden('bia', standard(own))],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
