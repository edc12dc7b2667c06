import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, absentUuid, bad, type CallPolicy, forbidden, invalid, open } from './call-policy.ts';

/** Policies of pending work. */
export function aboutPending({ eva }: BusyOffice) {
  const path = '/v1/pending/redistribute';
  const settings = '/v1/pending/settings';
  const body = { tasks: [absentUuid], assignees: [eva], groups: [], motive: 'saiu' };
  return {
    'pending.list': open('admin', '/v1/pending?kind=INACTIVE_SUPERIORS&size=50', [
      forbidden('ana', '/v1/pending', 'FORBIDDEN'),
      forbidden('apoio', '/v1/pending', 'FORBIDDEN'),
      invalid('admin', '/v1/pending?kind=TASKS&page=-1&size=51', ['kind', 'page', 'size']),
    ]),
    'pending.redistribute': {
      allowed: { by: 'admin', path, body },
      missing: null,
      concealed: false,
      refused: [
        forbidden('ana', path, 'FORBIDDEN', body),
        forbidden('apoio', path, 'FORBIDDEN', body),
        invalid('admin', path, ['tasks', 'motive'], { ...body, tasks: [], motive: 'x'.repeat(201) }),
        invalid('admin', path, ['tasks'], { ...body, tasks: Array.from({ length: 201 }, () => absentUuid) }),
        invalid('admin', path, ['tasks.0'], { ...body, tasks: ['abc'] }),
        { ...bad('admin', path, 'MOTIVE_REQUIRED', { ...body, motive: ' ' }), fields: ['motive'] },
        bad('admin', path, 'ROUTE_TARGET_REQUIRED', { ...body, assignees: [] }),
        bad('admin', path, 'ROUTE_TARGET_UNKNOWN', { ...body, assignees: [absentId] }),
      ],
    },
    'pending.settings': open('admin', settings, [
      forbidden('ana', settings, 'FORBIDDEN'),
      forbidden('apoio', settings, 'FORBIDDEN'),
    ]),
    'pending.updateSettings': {
      allowed: { by: 'admin', path: settings, body: { forwardTasks: true } },
      missing: null,
      concealed: false,
      refused: [
        forbidden('ana', settings, 'FORBIDDEN', { forwardTasks: true }),
        forbidden('apoio', settings, 'FORBIDDEN', { forwardTasks: true }),
        invalid('admin', settings, ['forwardTasks'], { forwardTasks: 'sim' }),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
