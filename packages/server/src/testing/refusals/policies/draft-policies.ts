import { type EndpointId, formValuesMaxBytes, listItemsMax } from '@tramita/client/contract';
import { brokenFormFiles } from '../broken-files.ts';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentUuid, bad, type CallPolicy, hidden, invalid, late, type Refusal } from './call-policy.ts';

/** Policies of drafts and presence. */
export function aboutDrafts({ open, atTheGroup, ended, canceled }: BusyOffice) {
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
      refused: [
        invalid('bia', path('abc'), ['uuid'], body),
        // a task of a group, by a colleague who is not a member of it
        hidden('eva', path(atTheGroup.task), body),
        ...refused(path),
      ],
    };
  };
  const withValues = (values: Readonly<Record<string, unknown>>) => ({ values, revision: 0 });
  const draft = withValues({ parecer: 'de acordo' });
  const tooLarge = (by: string, path: string, body: unknown): Refusal => ({
    ...bad(by, path, 'PAYLOAD_TOO_LARGE', body),
    status: 413,
  });
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
        invalid('bia', path(open.task), ['values.lista'], withValues({ lista: Array(listItemsMax + 1).fill('a') })),
        invalid('bia', path(open.task), [`values.${'x'.repeat(101)}`], withValues({ ['x'.repeat(101)]: 'a' })),
        tooLarge('bia', path(open.task), withValues({ parecer: 'x'.repeat(formValuesMaxBytes) })),
        ...brokenFormFiles('bia', path(open.task), withValues),
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
