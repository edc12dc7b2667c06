import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, absentUuid, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

/** Policies of callbacks of other systems, and of the sheets that service tasks write. */
export function aboutIntegrations({ integrations: { waiting, used, sheetId } }: BusyOffice) {
  const file = (id: number) => `/v1/sheets/${id}/file`;
  const wrongKey = waiting.replace(/key=.*$/, 'key=errada');
  return {
    'callbacks.receive': {
      // the caller has no account here, and none is required
      allowed: { by: 'estranho', path: waiting, body: { numero: '7' } },
      missing: { by: 'estranho', path: `/v1/callbacks/${absentUuid}?key=x`, body: {} },
      concealed: false,
      refused: [
        hidden('estranho', wrongKey, { numero: '7' }),
        late('estranho', used, 'CONFLICT', { numero: 'outro' }),
        invalid('estranho', '/v1/callbacks/7', ['id', 'key'], {}),
      ],
    },
    'sheets.list': open('coordenadora', '/v1/sheets?q=ped', [
      forbidden('ana', '/v1/sheets', 'FORBIDDEN'),
      invalid('analista', `/v1/sheets?q=${'x'.repeat(201)}&page=-1&size=101`, ['q', 'page', 'size']),
    ]),
    'sheets.download': {
      allowed: { by: 'coordenadora', path: `${file(sheetId)}?format=csv` },
      missing: { by: 'analista', path: file(absentId) },
      concealed: false,
      refused: [
        forbidden('ana', file(sheetId), 'FORBIDDEN'),
        hidden('analista', file(sheetId)),
        invalid('analista', '/v1/sheets/x/file?format=pdf', ['id', 'format']),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
