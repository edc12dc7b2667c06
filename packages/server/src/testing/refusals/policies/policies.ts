import type { EndpointId } from '@tramita/client/contract';
import { brokenFiles, brokenFormFiles } from '../broken-files.ts';
import { type BusyOffice, note } from '../office/busy-office.ts';
import { aboutAbsences } from './absence-policies.ts';
import { aboutAreas } from './area-policies.ts';
import { aboutAudit } from './audit-policies.ts';
import { aboutBulk } from './bulk-policies.ts';
import { aboutCalendars } from './calendar-policies.ts';
import {
  absentId,
  absentUuid,
  bad,
  badForm,
  type CallPolicy,
  forbidden,
  form,
  hidden,
  invalid,
  late,
  open,
  type Refusal,
} from './call-policy.ts';
import { aboutDashboards } from './dashboard-policies.ts';
import { aboutDirectory } from './directory-policies.ts';
import { aboutDrafts } from './draft-policies.ts';
import { aboutGroups } from './group-policies.ts';
import { aboutImports } from './import-policies.ts';
import { aboutIntegrations } from './integration-policies.ts';
import { aboutListData } from './list-policies.ts';
import { aboutOutbox } from './outbox-policies.ts';
import { aboutPending } from './pending-policies.ts';
import { aboutPersonalData } from './personal-data-policies.ts';
import { aboutPrivacy } from './privacy-policies.ts';
import { aboutProcesses } from './process-policies.ts';
import { aboutReports } from './report-policies.ts';
import { aboutRetries } from './retry-policies.ts';
import { aboutScimConnections } from './scim-policies.ts';
import { aboutServiceAccounts } from './service-account-policies.ts';
import { aboutServices } from './service-policies.ts';
import { aboutShortcuts } from './shortcut-policies.ts';
import { aboutUpdates } from './update-policies.ts';
import { aboutViews } from './view-policies.ts';
import { aboutWebhooks } from './webhook-policies.ts';

/**
 * Returns the policy of every call, on an office created by `insertBusyOffice`. A call without one is a compile error.
 */
export function policiesOf(office: BusyOffice): Record<EndpointId, CallPolicy> {
  return {
    ...aboutPeople(office),
    ...aboutServices(office),
    ...aboutShortcuts(office),
    ...aboutLists(office),
    ...aboutListData(office),
    ...aboutTasks(office),
    ...aboutRequests(office),
    ...aboutFiles(office),
    ...aboutNotifications(office),
    ...aboutDrafts(office),
    ...aboutOutbox(office),
    ...aboutPending(office),
    ...aboutAudit(office),
    ...aboutRetries(office),
    ...aboutUpdates(office),
    ...aboutBulk(office),
    ...aboutSummary(),
    ...aboutReports(office),
    ...aboutDashboards(office),
    ...aboutGroups(office),
    ...aboutAbsences(office),
    ...aboutCalendars(office),
    ...aboutAreas(office),
    ...aboutProcesses(office),
    ...aboutIntegrations(office),
    ...aboutViews(office),
    ...aboutDirectory(office),
    ...aboutPersonalData(office),
    ...aboutPrivacy(office),
    ...aboutServiceAccounts(office),
    ...aboutImports(office),
    ...aboutScimConnections(office),
    ...aboutWebhooks(office),
  };
}

const aboutPeople = (_office: BusyOffice) => ({
  'session.authInfo': open('ana', '/auth/info'),
  'session.whoami': open('ana', '/v1/whoami'),
  'session.setLocale': {
    ...open('ana', '/v1/session/locale', [
      invalid('ana', '/v1/session/locale', ['locale'], { locale: 'fr' }),
      invalid('ana', '/v1/session/locale', ['locale'], {}),
    ]),
    allowed: { by: 'ana', path: '/v1/session/locale', body: { locale: 'en' } },
  },
  'session.capabilities': open('ana', '/v1/capabilities'),
  'realtime.ticket': open('ana', '/v1/realtime/ticket'),
  'people.listAssignees': open('ana', '/v1/assignees?q=bia', [
    invalid('ana', `/v1/assignees?q=${'x'.repeat(201)}&exclude=a&size=51`, ['q', 'size', 'exclude']),
  ]),
});

function aboutLists(_office: BusyOffice) {
  const list = (query: string) => `/v1/tasks?status=TO_DO&${query}`;
  return {
    'tasks.list': open('restrito', list('myTasks=true&assignedToMe=true'), [
      forbidden('restrito', list('myTasks=false&assignedToMe=false'), 'FORBIDDEN', undefined, 'PERSONAL_MENU_ONLY'),
      forbidden('restrito', list('myTasks=false&assignedToMe=true'), 'FORBIDDEN', undefined, 'PERSONAL_MENU_ONLY'),
      invalid('ana', '/v1/tasks?myTasks=1&status=OPEN&itemsPerPage=201', [
        'myTasks',
        'assignedToMe',
        'status',
        'itemsPerPage',
      ]),
      invalid('ana', list('myTasks=true&assignedToMe=true&createdAt=2026-02-30'), ['createdAt']),
    ]),
    'tasks.unreadCounts': open('ana', '/v1/tasks/assignee/unread'),
    'tasks.loadUnread': open('ana', '/v1/tasks/load-unread'),
    'tasks.myProcessTitles': open('ana', '/v1/my-processes-titles?taskScreen=MY_TASK_TO_DO', [
      invalid('ana', '/v1/my-processes-titles?taskScreen=ALL', ['taskScreen']),
    ]),
    'tasks.processStepTitles': open('ana', '/v1/process-steps-title?process=Compras', [
      invalid('ana', '/v1/process-steps-title', ['process']),
    ]),
    'tasks.listTags': open('ana', '/v1/task-markers'),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutTasks(office: BusyOffice) {
  const on = (verb: string) => (uuid: string) => `/v1/tasks/${uuid}${verb}`;
  /** Returns the policy of a call about one task, according to its addressee. */
  const task = (
    verb: string,
    uuid: string,
    by: string,
    refused: (path: (uuid: string) => string) => readonly Refusal[],
    body?: unknown,
  ): CallPolicy => {
    const path = on(verb);
    return {
      allowed: { by, path: path(uuid), body },
      missing: { by, path: path(absentUuid), body },
      concealed: true,
      refused: [invalid(by, path('abc'), ['uuid'], body), ...refused(path)],
    };
  };
  const { open: pending, atTheGroup, held, ended, canceled, withoutItsFile, tag } = office;
  const byId = (verb: string): CallPolicy => {
    const path = (id: string) => `/v1/tasks/${verb}${id}/read`;
    return {
      allowed: { by: 'bia', path: path(pending.task) },
      missing: { by: 'bia', path: path(String(absentId)) },
      concealed: true,
      refused: [invalid('bia', path('abc'), ['id']), hidden('bia', path('9999999999'))],
    };
  };
  return {
    'tasks.get': task('', pending.task, 'bia', () => []),
    'tasks.readSpreadsheet': task('/spreadsheet', held.task, 'caio', (path) => [
      forbidden('bia', path(atTheGroup.task), 'TASK_NOT_HELD'),
      late('bia', path(ended.task), 'TASK_NOT_OPEN'),
    ]),
    'tasks.finish': task(
      '/finish',
      pending.task,
      'bia',
      (path) => [
        invalid('bia', path(pending.task), ['approved'], {}),
        invalid('bia', path(pending.task), ['motive'], { approved: false, motive: 'x'.repeat(201) }),
        invalid('caio', path(held.task), ['approved'], { approved: false, motive: 'não' }),
        { ...bad('bia', path(pending.task), 'MOTIVE_REQUIRED', { approved: false }), fields: ['motive'] },
        badForm('caio', path(held.task), ['item', 'pedido', 'intruso'], { item: 'outra', pedido: '', intruso: 1 }),
        ...brokenFormFiles('caio', path(held.task), (values) => ({ pedido: '1', ...values })),
        { ...bad('caio', path(atTheGroup.task), 'TASK_NOT_HELD', { pedido: '1' }), reason: 'TASK_NOT_HELD' },
        { ...bad('ana', path(pending.task), 'TASK_NOT_HELD', { approved: true }), reason: 'TASK_NOT_HELD_APPROVAL' },
        { ...bad('davi', path(held.task), 'TASK_NOT_HELD', { pedido: '1' }), reason: 'TASK_NOT_HELD' },
        bad('ana', path(withoutItsFile.task), 'ATTACHMENT_REQUIRED', {}),
        late('davi', path(ended.task), 'TASK_ALREADY_DONE', { pedido: '1' }),
        late('bia', path(canceled.task), 'TASK_NOT_OPEN', { approved: true }),
      ],
      { approved: true },
    ),
    'tasks.assign': task('/assign', atTheGroup.task, 'caio', (path) => [
      hidden('ana', path(pending.task)),
      late('davi', path(held.task), 'TASK_HELD_BY_OTHER'),
      late('davi', path(ended.task), 'TASK_ALREADY_DONE'),
      late('bia', path(canceled.task), 'TASK_NOT_OPEN'),
    ]),
    'tasks.unassign': task('/unassign', held.task, 'caio', (path) => [
      hidden('ana', path(held.task)),
      bad('davi', path(held.task), 'UNASSIGN_ERROR'),
      bad('caio', path(atTheGroup.task), 'UNABLE_TO_UNASSIGN'),
      late('caio', path(ended.task), 'TASK_ALREADY_DONE'),
      late('bia', path(canceled.task), 'TASK_NOT_OPEN'),
    ]),
    'tasks.unread': task('/unread', pending.task, 'bia', (path) => [hidden('ana', path(pending.task))]),
    'tasks.read': byId(''),
    'tasks.assigneeRead': byId('assignee/'),
    'tasks.setTag': task(`/task-marker?idTaskMarker=${tag}`, pending.task, 'bia', (path) => [
      invalid('bia', on('/task-marker')(pending.task), ['idTaskMarker']),
      invalid('bia', on(`/task-marker?idTaskMarker=${absentId}`)(pending.task), ['idTaskMarker']),
      late('bia', path(canceled.task), 'TASK_NOT_OPEN'),
    ]),
    'tasks.removeTag': task('/task-marker', pending.task, 'bia', (path) => [
      late('bia', path(canceled.task), 'TASK_NOT_OPEN'),
    ]),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutRequests({ open: running, canceled, rated, ended }: BusyOffice) {
  /** Returns the policy of a call about one request by Ana, its requester. */
  const request = (
    path: (id: string) => string,
    ids: { readonly own: number | string; readonly absent: number | string; readonly field: string },
    refused: readonly Refusal[] = [],
    body?: unknown,
  ): CallPolicy => ({
    allowed: { by: 'ana', path: path(String(ids.own)), body },
    missing: { by: 'ana', path: path(String(ids.absent)), body },
    concealed: true,
    refused: [invalid('ana', path('x'), [ids.field], body), ...refused],
  });
  const byProtocol = (field: string) => ({ own: running.protocol, absent: absentUuid, field });
  const byNumber = (field: string) => ({ own: running.idk, absent: absentId, field });
  const cancel = (protocol: string) => `/v1/processes/${protocol}/cancel`;
  const comments = (idk: number | string) => `/v1/processes/${idk}/comments`;
  const rate = (protocol: string) => `/v1/requests/${protocol}/nps`;
  return {
    'requests.get': request((id) => `/v1/requests/${id}`, byProtocol('uuid')),
    'requests.newestTask': request((id) => `/v1/requests/${id}/newestTask`, byProtocol('protocol')),
    'requests.forecast': request((id) => `/v1/requests/${id}/forecast`, byProtocol('protocol'), [
      hidden('estranho', `/v1/requests/${running.protocol}/forecast`),
      hidden('ana', `/v1/requests/${absentId}/forecast`),
    ]),
    'requests.steps': request((id) => `/v1/process-instance-steps?idk=${id}`, byNumber('idk')),
    'requests.listHistory': request((id) => `/v1/histories/${id}`, byProtocol('id'), [
      hidden('ana', `/v1/histories/${absentId}`),
    ]),
    'requests.cancel': request(
      cancel,
      byProtocol('protocolKirk'),
      [
        invalid('ana', cancel(running.protocol), ['motive'], { motive: 'x'.repeat(201) }),
        { ...bad('ana', cancel(running.protocol), 'MOTIVE_REQUIRED', { motive: '  ' }), fields: ['motive'] },
        forbidden('bia', cancel(running.protocol), 'FORBIDDEN', { motive: 'x' }, 'NOT_CREATOR'),
        late('ana', cancel(canceled.protocol), 'PROCESS_ENDED', { motive: 'x' }),
        late('ana', cancel(ended.protocol), 'PROCESS_ENDED', { motive: 'x' }),
      ],
      { motive: 'desisti' },
    ),
    'requests.listComments': request(comments, byNumber('id')),
    'requests.addComment': request(
      comments,
      byNumber('id'),
      [
        invalid('ana', comments(running.idk), ['comments'], {}),
        invalid('ana', comments(running.idk), ['comments'], { comments: 'x'.repeat(4001) }),
        bad('ana', comments(running.idk), 'PAYLOAD_EMPTY_COMMENTS', { comments: ' \n ' }),
      ],
      { comments: 'obrigada' },
    ),
    'nps.rate': request(
      rate,
      { own: ended.protocol, absent: absentUuid, field: 'uuid' },
      [
        invalid('ana', rate(ended.protocol), ['status', 'comment'], { status: 2, comment: 'x'.repeat(501) }),
        forbidden('bia', rate(ended.protocol), 'FORBIDDEN', { status: 1 }, 'NOT_REQUESTER'),
        bad('ana', rate(running.protocol), 'NPS_NOT_AVAILABLE', { status: 1 }),
        late('ana', rate(rated.protocol), 'NPS_ALREADY_RATED', { status: 0 }),
      ],
      { status: 1, comment: 'rápido' },
    ),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutFiles({ open: running, canceled, file, fileOfCanceled }: BusyOffice) {
  const path = '/v1/processes/attachments';
  const upload = (idk: number | string, attachment = note('outra.txt')) =>
    form({ attachment: [attachment], processInstanceId: String(idk) });
  const download = (idk: number, id: number, name: string) => `${path}/${idk}/${id}/${name}`;
  return {
    'requests.uploadAttachment': {
      allowed: { by: 'bia', path, body: upload(running.idk) },
      missing: { by: 'bia', path, body: upload(absentId) },
      concealed: true,
      refused: [
        invalid('bia', path, ['attachment', 'processInstanceId'], form({ processInstanceId: 'abc' })),
        ...brokenFiles('bia', path, (broken) => upload(running.idk, broken)),
        late('bia', path, 'PROCESS_ENDED', upload(canceled.idk)),
      ],
    },
    'requests.downloadAttachment': {
      allowed: { by: 'bia', path: download(running.idk, file, 'nota.txt') },
      missing: { by: 'bia', path: download(running.idk, absentId, 'nota.txt') },
      concealed: true,
      refused: [
        invalid('bia', `${path}/x/y/nota.txt`, ['processInstanceId', 'attachmentId']),
        hidden('bia', download(running.idk, file, 'outra.txt')),
        hidden('bia', download(running.idk, fileOfCanceled, 'nota.txt')),
      ],
    },
    'requests.deleteAttachment': {
      allowed: { by: 'ana', path: `${path}/${file}` },
      missing: { by: 'ana', path: `${path}/${absentId}` },
      concealed: true,
      refused: [
        invalid('ana', `${path}/abc`, ['id']),
        hidden('admin', `${path}/${file}`),
        late('ana', `${path}/${fileOfCanceled}`, 'PROCESS_ENDED'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutNotifications({ notification }: BusyOffice) {
  const one = (verb: string): CallPolicy => ({
    allowed: { by: 'bia', path: `/v1/notifications/${notification}${verb}` },
    missing: { by: 'bia', path: `/v1/notifications/${absentId}${verb}` },
    concealed: true,
    refused: [
      invalid('bia', `/v1/notifications/abc${verb}`, ['id']),
      hidden('ana', `/v1/notifications/${notification}${verb}`),
    ],
  });
  return {
    'notifications.list': open('bia', '/v1/notifications', [
      invalid('bia', '/v1/notifications?page=a&itemsPerPage=51', ['page', 'itemsPerPage']),
    ]),
    'notifications.read': one('/read'),
    'notifications.unread': one('/unread'),
    'notifications.delete': one(''),
    'notifications.markAll': open('bia', '/v1/notifications/mark-all-as-reed'),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

function aboutSummary() {
  const path = (name: string) => `/v1/dash-user/${name}`;
  const closed = (name: string) => forbidden('restrito', path(name), 'FORBIDDEN', undefined, 'PERSONAL_MENU_ONLY');
  const attendance = (name: string) => open('ana', path(name), [closed(name)]);
  const oldest = (name: string) =>
    open('ana', path(name), [closed(name), invalid('ana', path(`${name}?limit=51&offset=-1`), ['limit', 'offset'])]);
  return {
    'summary.myToDo': open('restrito', path('amount-current-user-to-do')),
    'summary.myInProgress': open('restrito', path('amount-current-user-in-progress')),
    'summary.attendanceToDo': attendance('amount-attendance-to-do'),
    'summary.assignedToMe': attendance('amount-attendance-assigned-to-me'),
    'summary.attendanceInProgress': attendance('amount-attendance-in-progress'),
    'summary.oldestAssigned': oldest('last-idks-attendance-tasks'),
    'summary.oldestToDo': oldest('last-idks-attendance-tasks-to-do'),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
