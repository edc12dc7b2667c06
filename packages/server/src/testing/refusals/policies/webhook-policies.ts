import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, invalid, late } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];
const onlyAdmin = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));

/** Policies of webhooks and their deliveries: administrators only. */
export function aboutWebhooks({ webhooks: { free, other, delivery }, processId, ana, directory }: BusyOffice) {
  const list = '/v1/webhooks';
  const one = (id: number | string, verb = '') => `${list}/${id}${verb}`;
  const body = {
    name: 'Folha',
    url: 'https://folha.example/eventos',
    events: ['request.finished'],
    processes: [processId],
    responsible: ana,
  };
  const about = (verb: string, refused: CallPolicy['refused'] = [], sent?: unknown): CallPolicy => ({
    allowed: { by: 'admin', path: one(free, verb), body: sent },
    missing: { by: 'admin', path: one(absentId, verb), body: sent },
    concealed: false,
    refused: [...onlyAdmin(one(free, verb), sent), invalid('admin', one('x', verb), ['id'], sent), ...refused],
  });
  const period = { from: '2026-02-01T00:00:00Z', to: '2026-02-02T00:00:00Z' };
  const resend = (id: number | string) => one(free, `/deliveries/${id}/resend`);
  return {
    'webhooks.list': {
      allowed: { by: 'admin', path: list },
      missing: null,
      concealed: false,
      refused: onlyAdmin(list),
    },
    'webhooks.create': {
      allowed: { by: 'admin', path: list, body },
      missing: null,
      concealed: false,
      refused: [
        ...onlyAdmin(list, body),
        invalid('admin', list, ['name', 'url', 'events', 'responsible'], {}),
        invalid('admin', list, ['name', 'url', 'events.0', 'processes'], {
          ...body,
          name: 'x'.repeat(101),
          url: `https://${'x'.repeat(2000)}`,
          events: ['task.deleted'],
          processes: Array.from({ length: 201 }, () => processId),
        }),
        invalid('admin', list, ['name', 'url', 'processes', 'responsible'], {
          ...body,
          name: ' ',
          url: 'ftp://folha.example',
          processes: [absentId],
          responsible: directory.left,
        }),
        invalid('admin', list, ['url'], { ...body, url: 'https://ana:segredo@folha.example' }),
        late('admin', list, 'CONFLICT', { ...body, name: 'érp' }),
      ],
    },
    'webhooks.update': about(
      '',
      [
        invalid('admin', one(free), ['events', 'active'], { events: [], active: 'sim' }),
        late('admin', one(other), 'CONFLICT', { name: 'ERP' }),
      ],
      { name: 'ERP novo', active: false },
    ),
    'webhooks.remove': about(''),
    'webhooks.rotate': about('/secret'),
    'webhooks.test': about('/test'),
    'webhooks.deliveries': about('/deliveries', [
      invalid('admin', one(free, '/deliveries?state=X&page=-1&size=101'), ['state', 'page', 'size']),
    ]),
    'webhooks.resend': {
      allowed: { by: 'admin', path: resend(delivery) },
      missing: { by: 'admin', path: resend(absentId) },
      concealed: false,
      refused: [...onlyAdmin(resend(delivery)), invalid('admin', resend('x'), ['delivery'])],
    },
    'webhooks.resendFailed': about(
      '/resend',
      [invalid('admin', one(free, '/resend'), ['from', 'to'], { from: 'ontem', to: 'hoje' })],
      period,
    ),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
