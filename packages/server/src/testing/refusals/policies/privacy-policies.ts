import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late, type Refusal } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];

/** Policies of anonymisation and legal blocks: administrators only. */
export function aboutPrivacy({ directory: { left }, blocks, retention, ana, open: running }: BusyOffice) {
  const about = (
    path: (id: number | string) => string,
    id: number,
    refused: readonly Refusal[],
    body?: unknown,
  ): CallPolicy => ({
    allowed: { by: 'admin', path: path(id), body },
    missing: { by: 'admin', path: path(absentId), body },
    concealed: false,
    refused: [
      ...outsiders.map((by) => forbidden(by, path(id), 'FORBIDDEN', body)),
      invalid('admin', path('x'), ['id'], body),
      ...refused,
    ],
  });
  const anonymisation = (id: number | string) => `/v1/people/${id}/anonymisation`;
  const lift = (id: number | string) => `/v1/legal-blocks/${id}/lift`;
  const all = '/v1/legal-blocks';
  const listed = (kind: string, id: number | string) => `${all}?kind=${kind}&objectId=${id}`;
  const block = { kind: 'REQUEST', objectId: running.idk, reason: 'processo judicial' };
  const rule =
    (verb = '') =>
    (id: number | string) =>
      `/v1/processes/${id}/retention${verb}`;
  const kept = { months: 12, reason: 'prazo legal' };
  const confirmed = { userName: 'saida' };
  return {
    'privacy.checkAnonymisation': about(anonymisation, left, []),
    'privacy.anonymise': about(
      anonymisation,
      left,
      [
        invalid('admin', anonymisation(left), ['userName'], {}),
        invalid('admin', anonymisation(left), ['userName'], { userName: 'x'.repeat(301) }),
        invalid('admin', anonymisation(left), ['userName'], { userName: 'outra' }),
        late('admin', anonymisation(ana), 'CONFLICT', { userName: 'ana' }),
        late('admin', anonymisation(blocks.blockedPerson), 'LEGAL_BLOCK', { userName: 'bloqueada' }),
        late('admin', anonymisation(blocks.anonymised), 'PERSON_ANONYMISED', { userName: 'removida' }),
      ],
      confirmed,
    ),
    'legalBlocks.list': {
      allowed: { by: 'admin', path: listed('REQUEST', running.idk) },
      missing: { by: 'admin', path: listed('PERSON', absentId) },
      concealed: false,
      refused: [
        ...outsiders.map((by) => forbidden(by, listed('PERSON', ana), 'FORBIDDEN')),
        invalid('admin', listed('PLANETA', 'x'), ['kind', 'objectId']),
        invalid('admin', all, ['kind', 'objectId']),
      ],
    },
    'legalBlocks.create': {
      allowed: { by: 'admin', path: all, body: block },
      missing: { by: 'admin', path: all, body: { ...block, objectId: absentId } },
      concealed: false,
      refused: [
        ...outsiders.map((by) => forbidden(by, all, 'FORBIDDEN', block)),
        invalid('admin', all, ['kind', 'objectId', 'reason'], {}),
        invalid('admin', all, ['kind', 'objectId', 'reason'], { kind: 'X', objectId: 0, reason: ' ' }),
        invalid('admin', all, ['reason'], { ...block, reason: 'x'.repeat(501) }),
        late('admin', all, 'CONFLICT', { ...block, kind: 'PERSON', objectId: blocks.blockedPerson }),
        late('admin', all, 'PERSON_ANONYMISED', { ...block, kind: 'PERSON', objectId: blocks.anonymised }),
      ],
    },
    'legalBlocks.lift': about(
      lift,
      blocks.active,
      [
        invalid('admin', lift(blocks.active), ['reason'], {}),
        invalid('admin', lift(blocks.active), ['reason'], { reason: 'x'.repeat(501) }),
        late('admin', lift(blocks.lifted), 'CONFLICT', { reason: 'de novo' }),
      ],
      { reason: 'processo encerrado' },
    ),
    'retention.get': about(rule(), retention.waiting, []),
    'retention.set': about(
      rule(),
      retention.waiting,
      [
        invalid('admin', rule()(retention.waiting), ['months', 'reason'], {}),
        invalid('admin', rule()(retention.waiting), ['months', 'reason'], { months: 7, reason: 'x'.repeat(501) }),
      ],
      kept,
    ),
    'retention.simulate': about(rule('/simulation?months=12'), retention.waiting, [
      invalid('admin', rule('/simulation')(retention.waiting), ['months']),
      invalid('admin', rule('/simulation?months=7')(retention.waiting), ['months']),
    ]),
    'retention.confirm': about(rule('/confirm'), retention.waiting, [
      late('admin', rule('/confirm')(retention.quiet), 'CONFLICT'),
      late('admin', rule('/confirm')(retention.blocked), 'LEGAL_BLOCK'),
    ]),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
