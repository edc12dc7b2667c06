import { type EndpointId, formValuesMaxBytes, listItemsMax } from '@tramita/client/contract';
import { brokenFormFiles } from '../broken-files.ts';
import type { BusyOffice } from '../office/busy-office.ts';
import {
  absentId,
  absentUuid,
  bad,
  type CallPolicy,
  forbidden,
  hidden,
  invalid,
  late,
  type Refusal,
} from './call-policy.ts';

/** Policies of transfers and of bulk calls about tasks or requests, whose ids are refused individually. */
export function aboutBulk(office: BusyOffice) {
  const { open, held, atTheGroup, ended, canceled, withoutItsFile, tag, eva } = office;
  const transfer = (uuid: string) => `/v1/tasks/${uuid}/route`;
  const toEva = { assignees: [eva], groups: [] };
  const withoutTargets = { assignees: [], groups: [] };
  const toUnknown = { assignees: [absentId], groups: [] };
  /** A bulk call; `body` creates its body from the ids. */
  const several = (
    by: string,
    path: string,
    ids: readonly string[],
    body: (ids: readonly string[]) => Readonly<Record<string, unknown>>,
    refused: readonly Refusal[] = [],
  ): CallPolicy => {
    const field = Object.keys(body([]))[0] ?? '';
    const many = Array.from({ length: 201 }, () => absentUuid);
    return {
      allowed: { by, path, body: body([...ids, absentUuid]) },
      missing: null,
      concealed: false,
      refused: [
        invalid(by, path, [field], body([])),
        invalid(by, path, [field], body(many)),
        invalid(by, path, [`${field}.0`], body(['abc'])),
        ...refused,
      ],
    };
  };
  const tasks = (ids: readonly string[]) => ({ tasks: ids });
  const items = (ids: readonly string[]) => ({ items: ids });
  const finish = '/v1/tasks/massive-finish';
  const bulkTransfer = '/v1/tasks/massive-route';
  const tags = '/v1/tasks/task-marker-massive';
  const finishing = (values: Readonly<Record<string, unknown>>, ids: readonly string[] = [open.task]) => ({
    tasks: ids,
    data: { approved: true, ...values },
  });
  const most = Array.from({ length: 200 }, () => absentUuid);
  const rejecting = (motive: string) => ({ tasks: [open.task], data: { approved: false, motive } });
  /** Refusals common to the calls that end several requests. */
  const withoutMotive = (by: string, path: string): readonly Refusal[] => [
    { ...bad(by, path, 'MOTIVE_REQUIRED', { protocols: [open.protocol], motive: ' ' }), fields: ['motive'] },
    invalid(by, path, ['motive'], { protocols: [open.protocol], motive: 'x'.repeat(201) }),
  ];
  const protocols = (ids: readonly string[]) => ({ protocols: ids, motive: 'prazo vencido' });
  const fields = (step: string, task: string) =>
    `/v1/tasks/editable-fields-metadata?process-step-id=${step}&task=${task}`;
  return {
    'tasks.transfer': {
      allowed: { by: 'caio', path: transfer(held.task), body: toEva },
      missing: { by: 'caio', path: transfer(absentUuid), body: toEva },
      concealed: true,
      refused: [
        invalid('caio', transfer('abc'), ['uuid'], toEva),
        invalid('caio', transfer(held.task), ['assignees', 'groups'], {}),
        bad('caio', transfer(held.task), 'ROUTE_TARGET_REQUIRED', withoutTargets),
        bad('caio', transfer(held.task), 'ROUTE_TARGET_UNKNOWN', toUnknown),
        { ...bad('davi', transfer(held.task), 'TASK_NOT_HELD', toEva), reason: 'TASK_NOT_HELD_TRANSFER' },
        bad('caio', transfer(atTheGroup.task), 'TASK_NOT_HELD', toEva),
        bad('ana', transfer(withoutItsFile.task), 'NOT_ROUTABLE', toEva),
        late('caio', transfer(ended.task), 'TASK_ALREADY_DONE', toEva),
        late('bia', transfer(canceled.task), 'TASK_NOT_OPEN', toEva),
      ],
    },
    'tasks.bulkFinish': several(
      'bia',
      finish,
      [open.task, canceled.task],
      (ids) => ({ tasks: ids, data: { approved: true } }),
      [
        { ...bad('bia', finish, 'MOTIVE_REQUIRED', rejecting('  ')), fields: ['motive'] },
        invalid('bia', finish, ['data.motive'], rejecting('x'.repeat(201))),
        invalid('bia', finish, ['data'], { tasks: [open.task] }),
        invalid('bia', finish, ['data.lista'], finishing({ lista: Array(listItemsMax + 1).fill('a') })),
        // the forms of all tasks together are too large
        bad(
          'bia',
          finish,
          'VALIDATION_ERROR',
          finishing({ parecer: 'x'.repeat((2 * formValuesMaxBytes) / most.length) }, most),
        ),
        ...brokenFormFiles('bia', finish, finishing),
      ],
    ),
    'tasks.bulkAssign': several('caio', '/v1/tasks/massive-assign', [atTheGroup.task, held.task], tasks),
    'tasks.bulkUnassign': several('caio', '/v1/tasks/massive-unassign', [held.task, atTheGroup.task], tasks),
    'tasks.bulkTransfer': several(
      'caio',
      bulkTransfer,
      [held.task, atTheGroup.task],
      (ids) => ({ tasks: ids, ...toEva }),
      [
        bad('caio', bulkTransfer, 'ROUTE_TARGET_REQUIRED', { tasks: [held.task], ...withoutTargets }),
        bad('caio', bulkTransfer, 'ROUTE_TARGET_UNKNOWN', { tasks: [held.task], ...toUnknown }),
      ],
    ),
    'tasks.bulkSetTag': several('bia', `${tags}?idTaskMarker=${tag}`, [open.task, canceled.task], items, [
      invalid('bia', tags, ['idTaskMarker'], items([open.task])),
      invalid('bia', `${tags}?idTaskMarker=${absentId}`, ['idTaskMarker'], items([open.task])),
    ]),
    'tasks.bulkRemoveTag': several('bia', tags, [open.task, canceled.task], items),
    'requests.bulkCancel': several(
      'ana',
      '/v1/processes/massive-cancel',
      [open.protocol, canceled.protocol],
      protocols,
      [...withoutMotive('ana', '/v1/processes/massive-cancel')],
    ),
    'requests.bulkFinish': several(
      'admin',
      '/v1/processes/massive-finish',
      [open.protocol, canceled.protocol],
      protocols,
      [
        ...withoutMotive('admin', '/v1/processes/massive-finish'),
        forbidden('ana', '/v1/processes/massive-finish', 'FORBIDDEN', protocols([open.protocol])),
      ],
    ),
    'tasks.editableFieldsMetadata': {
      allowed: { by: 'caio', path: fields('buy', held.task) },
      missing: { by: 'caio', path: fields('buy', absentUuid) },
      concealed: true,
      refused: [
        invalid('caio', '/v1/tasks/editable-fields-metadata?task=abc', ['process-step-id', 'task']),
        hidden('caio', fields('approve', held.task)),
        hidden('ana', '/v1/tasks/editable-fields-metadata?process-step-id=buy'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
