import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from './busy-office.ts';
import { absentUuid, type CallPolicy, invalid, late, type Refusal } from './call-policy.ts';

/** Policies of drafts, and of who has a task open. */
export function aboutDrafts({ open, ended, canceled }: BusyOffice) {
  const about = (
    part: 'draft' | 'presence',
    refused: (path: (uuid: string) => string) => readonly Refusal[] = () => [],
    body?: unknown,
  ): CallPolicy => {
    const path = (uuid: string) => `/v1/tasks/${uuid}/${part}`;
    return {
      allowed: { by: 'bia', path: path(open.task), body },
      missing: { by: 'bia', path: path(absentUuid), body },
      concealed: true,
      refused: [invalid('bia', path('abc'), ['uuid'], body), ...refused(path)],
    };
  };
  const draft = { values: { parecer: 'de acordo' }, revision: 0 };
  return {
    'drafts.get': about('draft'),
    'drafts.save': about(
      'draft',
      (path) => [
        invalid('bia', path(open.task), ['values.parecer', 'comment', 'revision'], {
          values: { parecer: {} },
          comment: 'x'.repeat(4001),
          revision: -1,
        }),
        late('bia', path(open.task), 'DRAFT_OUTDATED', { ...draft, revision: 3 }),
        late('davi', path(ended.task), 'TASK_NOT_OPEN', draft),
        late('bia', path(canceled.task), 'TASK_NOT_OPEN', draft),
      ],
      draft,
    ),
    'drafts.delete': about('draft'),
    'presence.announce': about('presence', (path) => [invalid('bia', path(open.task), ['isEditing'], {})], {
      isEditing: true,
    }),
    'presence.leave': about('presence'),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
