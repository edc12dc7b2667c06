import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentUuid, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

/** Policies of the audit trail and its exports. */
export function aboutAudit({ auditExported }: BusyOffice) {
  const exports = '/v1/audit/exports';
  const wrong = { from: 'ontem', actor: 0, origin: 'EMAIL', action: 'X', kind: 'y', q: 'x'.repeat(201) };
  const file = (uuid: string) => `${exports}/${uuid}/file`;
  const outsiders = (path: string, body?: unknown) =>
    ['ana', 'apoio', 'auditora'].map((by) => forbidden(by, path, 'FORBIDDEN', body));
  return {
    'audit.list': open('admin', '/v1/audit?kind=group&order=ASC&cursor=1', [
      ...outsiders('/v1/audit'),
      invalid('admin', '/v1/audit?from=2026-11-01&to=hoje&actor=x&origin=EMAIL&action=X&kind=y', [
        'from',
        'to',
        'actor',
        'origin',
        'action',
        'kind',
      ]),
      invalid('admin', `/v1/audit?q=${'x'.repeat(201)}&object=${'x'.repeat(101)}&order=UP&cursor=-1&page=-1&size=201`, [
        'q',
        'object',
        'order',
        'cursor',
        'page',
        'size',
      ]),
    ]),
    'audit.createExport': {
      allowed: { by: 'admin', path: exports, body: { kind: 'group' } },
      missing: null,
      concealed: false,
      refused: [...outsiders(exports, {}), invalid('admin', exports, Object.keys(wrong), wrong)],
    },
    'audit.getExport': {
      allowed: { by: 'admin', path: `${exports}/${auditExported.ready}` },
      missing: { by: 'admin', path: `${exports}/${absentUuid}` },
      concealed: false,
      refused: [
        ...outsiders(`${exports}/${auditExported.ready}`),
        invalid('admin', `${exports}/abc`, ['uuid']),
        hidden('admin', `${exports}/${auditExported.ofOther}`),
      ],
    },
    'audit.downloadExport': {
      allowed: { by: 'admin', path: file(auditExported.ready) },
      missing: { by: 'admin', path: file(absentUuid) },
      concealed: false,
      refused: [
        ...outsiders(file(auditExported.ready)),
        invalid('admin', file('abc'), ['uuid']),
        hidden('admin', file(auditExported.ofOther)),
        late('admin', file(auditExported.waiting), 'EXPORT_NOT_READY'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
