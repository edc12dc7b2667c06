import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];
const onlyAdmin = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));

/** Policies of SCIM connections, their directory groups and the people they removed: administrators only. */
export function aboutScimConnections({ scim, serviceAccounts, buyers }: BusyOffice) {
  const list = '/v1/scim-connections';
  const one = (id: number | string, rest = '') => `${list}/${id}${rest}`;
  const own = (rest: string) => one(scim.account, rest);
  const page = (rest: string): CallPolicy => ({
    allowed: { by: 'admin', path: own(rest) },
    missing: { by: 'admin', path: one(absentId, rest) },
    concealed: false,
    refused: [
      ...onlyAdmin(own(rest)),
      invalid('admin', own(`${rest}?q=${'x'.repeat(201)}&page=-1&size=101`), ['q', 'page', 'size']),
      invalid('admin', one('x', rest), ['id']),
    ],
  });
  const use = (group: number | string) => own(`/groups/${group}/use`);
  const attendance = { use: 'ATTENDANCE', group: scim.open };
  const release = (person: number | string) => own(`/removed-people/${person}/release-name`);
  return {
    'scimConnections.list': {
      allowed: { by: 'admin', path: list },
      missing: null,
      concealed: false,
      refused: onlyAdmin(list),
    },
    'scimConnections.update': {
      allowed: { by: 'admin', path: own(''), body: { createsRecords: false } },
      // an account without the scope is no connection
      missing: { by: 'admin', path: one(serviceAccounts.none), body: { createsRecords: false } },
      concealed: false,
      refused: [
        ...onlyAdmin(own(''), { createsRecords: false }),
        invalid('admin', own(''), ['createsRecords'], { createsRecords: 'sim' }),
      ],
    },
    'scimConnections.groups': page('/groups'),
    'scimConnections.setGroupUse': {
      allowed: { by: 'admin', path: use(scim.free), body: attendance },
      missing: { by: 'admin', path: use(absentId), body: attendance },
      concealed: false,
      refused: [
        ...onlyAdmin(use(scim.free), attendance),
        invalid('admin', use(scim.free), ['use', 'role'], { use: 'QUEUE', role: 'ROLE_ROOT' }),
        invalid('admin', use(scim.free), ['group'], { use: 'REQUEST' }),
        invalid('admin', use(scim.free), ['group'], { use: 'ATTENDANCE', group: absentId }),
        invalid('admin', use(scim.free), ['group'], { use: 'NONE', group: buyers }),
        invalid('admin', use(scim.free), ['role'], { use: 'PROFILE' }),
        invalid('admin', use(scim.free), ['role'], { ...attendance, role: 'ROLE_REPORT' }),
        late('admin', use(scim.free), 'CONFLICT', { use: 'ATTENDANCE', group: scim.taken }),
      ],
    },
    'scimConnections.removedPeople': page('/removed-people'),
    'scimConnections.releaseName': {
      allowed: { by: 'admin', path: release(scim.removed) },
      missing: { by: 'admin', path: release(absentId) },
      concealed: false,
      refused: [
        ...onlyAdmin(release(scim.removed)),
        invalid('admin', release('x'), ['person']),
        late('admin', release(scim.restored), 'CONFLICT'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
