import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];
const onlyAdmin = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));

/** Policies of service accounts and their tokens: administrators only. */
export function aboutServiceAccounts({ serviceAccounts: { all, full, token }, ana, directory }: BusyOffice) {
  const list = '/v1/service-accounts';
  const one = (id: number | string, verb = '') => `${list}/${id}${verb}`;
  const body = { name: 'Folha', responsible: ana, scopes: ['people:read'], days: 90 };
  const ofToken = (id: number | string) => one(all, `/tokens/${id}`);
  return {
    'serviceAccounts.list': {
      allowed: { by: 'admin', path: list },
      missing: null,
      concealed: false,
      refused: onlyAdmin(list),
    },
    'serviceAccounts.create': {
      allowed: { by: 'admin', path: list, body },
      missing: null,
      concealed: false,
      refused: [
        ...onlyAdmin(list, body),
        invalid('admin', list, ['name', 'responsible', 'scopes'], {}),
        invalid('admin', list, ['name', 'scopes.0', 'addresses', 'clientId', 'days'], {
          ...body,
          name: 'x'.repeat(101),
          scopes: ['admin'],
          addresses: Array.from({ length: 51 }, () => '10.0.0.1'),
          clientId: 'x'.repeat(256),
          days: 731,
        }),
        invalid('admin', list, ['name', 'responsible', 'addresses.1'], {
          ...body,
          name: ' ',
          responsible: directory.left,
          addresses: ['10.0.0.0/8', '10.0.0.0/33'],
        }),
        invalid('admin', list, ['responsible'], { ...body, responsible: all }),
        late('admin', list, 'CONFLICT', { ...body, name: 'érp' }),
        late('admin', list, 'CONFLICT', { ...body, clientId: 'bi' }),
      ],
    },
    'serviceAccounts.update': {
      allowed: { by: 'admin', path: one(all), body: { name: 'ERP novo', scopes: ['tasks:read'] } },
      missing: { by: 'admin', path: one(absentId), body: {} },
      concealed: false,
      refused: [
        ...onlyAdmin(one(all), { name: 'x' }),
        invalid('admin', one('x'), ['id'], {}),
        invalid('admin', one(all), ['scopes'], { scopes: [] }),
        invalid('admin', one(all), ['addresses.0'], { addresses: ['erp.example'] }),
        late('admin', one(all), 'CONFLICT', { name: 'Ponto' }),
        late('admin', one(full), 'CONFLICT', { clientId: 'erp' }),
      ],
    },
    'serviceAccounts.remove': {
      allowed: { by: 'admin', path: one(all) },
      missing: { by: 'admin', path: one(ana) },
      concealed: false,
      refused: [...onlyAdmin(one(all)), invalid('admin', one('x'), ['id'])],
    },
    'serviceAccounts.rotate': {
      allowed: { by: 'admin', path: one(all, '/tokens'), body: {} },
      missing: { by: 'admin', path: one(absentId, '/tokens'), body: {} },
      concealed: false,
      refused: [
        ...onlyAdmin(one(all, '/tokens'), {}),
        invalid('admin', one(all, '/tokens'), ['days', 'endsFormer'], { days: 0, endsFormer: 'sim' }),
        late('admin', one(full, '/tokens'), 'CONFLICT', { days: 30 }),
      ],
    },
    'serviceAccounts.revoke': {
      allowed: { by: 'admin', path: ofToken(token) },
      missing: { by: 'admin', path: ofToken(absentId) },
      concealed: false,
      refused: [...onlyAdmin(ofToken(token)), invalid('admin', ofToken('x'), ['token'])],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
