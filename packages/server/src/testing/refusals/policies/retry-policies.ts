import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, type CallPolicy, forbidden, hidden, invalid, late } from './call-policy.ts';

/** Policies of the calls of a process owner about its requests; in the office the owner is Elisa. */
export function aboutRetries({ open, atTheGroup, stopped, canceled, ended }: BusyOffice) {
  const again = (idk: number | string) => `/v1/processes/${idk}/execute`;
  const to = (idk: number | string, step: number | string) => `/v1/processes/${idk}/step/${step}/execute`;
  const long = { motive: 'x'.repeat(201) };
  return {
    'requests.retryStep': {
      allowed: { by: 'elisa', path: to(atTheGroup.idk, 1), body: { motive: 'faltou o orçamento' } },
      missing: { by: 'elisa', path: to(absentId, 1), body: {} },
      concealed: true,
      refused: [
        invalid('elisa', to('x', '-1'), ['idk', 'step'], {}),
        invalid('elisa', to(atTheGroup.idk, 1), ['motive'], long),
        ...['ana', 'caio', 'admin'].map((name) => forbidden(name, to(atTheGroup.idk, 1), 'FORBIDDEN', {}, 'NOT_OWNER')),
        hidden('elisa', to(atTheGroup.idk, 99), {}),
        ...[0, 2, 3].map((step) => late('elisa', to(atTheGroup.idk, step), 'STEP_NOT_RETRYABLE', {})),
        late('elisa', to(canceled.idk, 1), 'PROCESS_ENDED', {}),
        late('elisa', to(ended.idk, 1), 'PROCESS_ENDED', {}),
      ],
    },
    'requests.executeStep': {
      allowed: { by: 'elisa', path: again(stopped), body: {} },
      missing: { by: 'elisa', path: again(absentId), body: {} },
      concealed: true,
      refused: [
        invalid('elisa', again('x'), ['idk'], {}),
        invalid('elisa', again(stopped), ['motive'], long),
        forbidden('ana', again(stopped), 'FORBIDDEN', {}, 'NOT_OWNER'),
        forbidden('admin', again(stopped), 'FORBIDDEN', {}, 'NOT_OWNER'),
        late('elisa', again(open.idk), 'STEP_NOT_FAILED', {}),
        late('elisa', again(canceled.idk), 'PROCESS_ENDED', {}),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
