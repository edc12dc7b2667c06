import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { type CallPolicy, forbidden, invalid, open } from './call-policy.ts';

/** Policies of outgoing messages. */
export const aboutOutbox = (_office: BusyOffice) =>
  ({
    'outbox.list': open('admin', '/v1/outbox?channel=EMAIL&state=KEPT', [
      forbidden('ana', '/v1/outbox', 'FORBIDDEN'),
      forbidden('apoio', '/v1/outbox', 'FORBIDDEN'),
      invalid('admin', '/v1/outbox?channel=SMS&state=LOST&page=-1&size=101', ['channel', 'state', 'page', 'size']),
    ]),
  }) satisfies Partial<Record<EndpointId, CallPolicy>>;
