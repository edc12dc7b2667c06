import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, bad, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

/** Policies of the catalogue's shortcuts, and of tickets for external services. */
export function aboutShortcuts({ processId, shortcuts: { elsewhere, closed, reserved, ticket } }: BusyOffice) {
  const favourite = (id: number | string) => `/v1/services/${id}/favourite`;
  const ticketFor = (id: number | string) => `/v1/services/${id}/ticket`;
  const redeem = '/v1/service-tickets/redeem';
  return {
    'catalogue.shortcuts': open('restrito', '/v1/services/shortcuts'),
    'catalogue.addFavourite': {
      allowed: { by: 'ana', path: favourite(processId) },
      missing: { by: 'ana', path: favourite(absentId) },
      concealed: false,
      refused: [
        invalid('ana', favourite('x'), ['id']),
        hidden('ana', favourite(closed)),
        late('estranho', favourite(processId), 'CONFLICT'),
      ],
    },
    'catalogue.removeFavourite': {
      allowed: { by: 'ana', path: favourite(processId) },
      missing: { by: 'ana', path: favourite(absentId) },
      concealed: false,
      refused: [invalid('ana', favourite('x'), ['id']), hidden('ana', favourite(closed))],
    },
    'catalogue.serviceTicket': {
      allowed: { by: 'ana', path: ticketFor(elsewhere) },
      missing: { by: 'ana', path: ticketFor(absentId) },
      concealed: false,
      refused: [
        invalid('ana', ticketFor('x'), ['id']),
        hidden('ana', ticketFor(processId)),
        bad('admin', ticketFor(closed), 'PROCESS_INACTIVE'),
        hidden('ana', ticketFor(closed)),
        forbidden('bia', ticketFor(reserved), 'INITIALIZER_GROUP_REQUIRED'),
      ],
    },
    'catalogue.redeemServiceTicket': {
      // the other system has no account here, and none is required
      allowed: { by: 'estranho', path: redeem, body: { ticket } },
      missing: { by: 'estranho', path: redeem, body: { ticket: 'outro' } },
      concealed: false,
      refused: [invalid('estranho', redeem, ['ticket'], { ticket: '' })],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
