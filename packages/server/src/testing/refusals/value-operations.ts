import type { EndpointId } from '@tramita/client/contract';
import { unzipSync } from 'fflate';
import type { BusyOffice } from './office/busy-office.ts';
import { runExports } from './office/exports.ts';

/** Makes one call and returns its raw response text. */
export type Probe = (by: string) => Promise<string>;

/** Operations whose responses contain values of requests' forms, each with the calls that return them. */
export function valueOperations(office: BusyOffice) {
  const { api, open, atTheGroup, held, ended, processId, integrations } = office;
  const call = async (by: string, path: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json' };
    return (await api.fetch(by, path, { headers, ...init })).text();
  };
  const get =
    (...paths: readonly string[]): Probe =>
    async (by) =>
      (await Promise.all(paths.map((path) => call(by, path)))).join('\n');
  const requests = [open, atTheGroup, held, ended];
  const tasks = requests.flatMap((request) =>
    'approval' in request ? [request.approval, request.task] : request.task,
  );
  const lists = (path: string) =>
    [
      'myTasks=true&assignedToMe=false&status=IN_PROGRESS',
      'myTasks=true&assignedToMe=false&status=FINISHED',
      'myTasks=false&assignedToMe=false&status=TO_DO',
      'myTasks=false&assignedToMe=false&status=FINISHED',
      'myTasks=false&assignedToMe=true&status=TO_DO',
    ].map((list) => `${path}?${list}&process=Compras`);
  const personalData: (by: string, path: string) => Promise<string> = async (by, path) => {
    const answer = await call(by, path, { method: 'POST' });
    const { uuid } = JSON.parse(answer) as { uuid?: string };
    if (!uuid) return answer;
    await runExports(api);
    const response = await api.fetch(by, `${path}/${uuid}/file`);
    // not `bytes`, which fails after another test of this process has started a listener
    const file = new Uint8Array(await response.arrayBuffer());
    return new TextDecoder().decode(unzipSync(file)['dados.json']);
  };
  const drafts = tasks.map((uuid) => `/v1/tasks/${uuid}/draft`);
  return {
    'tasks.get': get(...tasks.map((uuid) => `/v1/tasks/${uuid}`)),
    'tasks.finish': async (by) => {
      const body = JSON.stringify({ approved: true });
      const finished = await Promise.all(
        requests.map(({ task }) => call(by, `/v1/tasks/${task}/finish`, { method: 'POST', body })),
      );
      return finished.join('\n');
    },
    'requests.get': get(
      ...requests.map(({ protocol }) => `/v1/requests/${protocol}`),
      ...tasks.map((uuid) => `/v1/requests/${uuid}`),
    ),
    'requests.newestTask': get(...requests.map(({ protocol }) => `/v1/requests/${protocol}/newestTask`)),
    'tasks.list': get(...lists('/v1/tasks')),
    'tasks.report': get(...lists('/v1/tasks/report/lista.csv')),
    'drafts.get': get(...drafts),
    'drafts.save': async (by) => {
      const values = { laudo: 'SEGREDO-LAUDO', interno: 'SEGREDO-INTERNO' };
      const body = JSON.stringify({ values, revision: 0 });
      const saved = await Promise.all(drafts.map((path) => call(by, path, { method: 'PUT', body })));
      return saved.join('\n');
    },
    'exports.download': async (by) => {
      const body = JSON.stringify({ process: 'Compras', reportType: 'DETAILED' });
      const answer = await call(by, '/v1/export-queues', { method: 'POST', body });
      const { uuid } = JSON.parse(answer) as { uuid?: string };
      if (!uuid) return answer;
      await runExports(api);
      return call(by, `/v1/export-queues/${uuid}.csv`);
    },
    'myData.downloadExport': (by) => personalData(by, '/v1/my-data/exports'),
    'directory.downloadExport': (by) => personalData(by, `/v1/people/${office.ana}/exports`),
    'dashboards.npsItems': get(`/v1/requests/nps/items?filter=process&id=${processId}`),
    'sheets.download': get(`/v1/sheets/${integrations.sheetId}/file?format=csv`),
  } satisfies Partial<Record<EndpointId, Probe>>;
}

/** Operations whose responses contain no values of requests' forms. A new operation must be listed here or above. */
export const valuelessOperations = [
  'absences.list',
  'absences.create',
  'absences.update',
  'absences.end',
  'absences.delete',
  'absences.decline',
  // the cells of the company's own spreadsheet, and only for the user who fills in the task
  'tasks.readSpreadsheet',
  'session.authInfo',
  'session.whoami',
  'session.setLocale',
  'session.capabilities',
  'people.listAssignees',
  'people.listGroups',
  'people.listBranches',
  'people.listJobTitles',
  'catalogue.listServices',
  'catalogue.findService',
  'catalogue.getService',
  'catalogue.checkProcessRequirements',
  'catalogue.checkHierarchyDependency',
  'catalogue.fieldsMetadata',
  'catalogue.startRequest',
  'catalogue.startRequestFor',
  'catalogue.startWithAttachments',
  'catalogue.searchFieldOptions',
  'catalogue.shortcuts',
  'catalogue.addFavourite',
  'catalogue.removeFavourite',
  'catalogue.serviceTicket',
  'catalogue.redeemServiceTicket',
  'tasks.assign',
  'tasks.unassign',
  'tasks.unread',
  'tasks.read',
  'tasks.assigneeRead',
  'tasks.unreadCounts',
  'tasks.loadUnread',
  'tasks.myProcessTitles',
  'tasks.processStepTitles',
  'tasks.listTags',
  'tasks.setTag',
  'tasks.removeTag',
  'tasks.transfer',
  'tasks.processData',
  'tasks.processTitles',
  'tasks.editableFieldsMetadata',
  'tasks.bulkFinish',
  'tasks.bulkAssign',
  'tasks.bulkUnassign',
  'tasks.bulkTransfer',
  'tasks.bulkSetTag',
  'tasks.bulkRemoveTag',
  'drafts.delete',
  'savedViews.list',
  'savedViews.create',
  'savedViews.update',
  'savedViews.delete',
  'savedViews.setDefault',
  'savedViews.clearDefault',
  'presence.announce',
  'presence.leave',
  'requests.steps',
  'requests.forecast',
  'requests.cancel',
  'requests.retryStep',
  'requests.executeStep',
  'requests.bulkCancel',
  'requests.bulkFinish',
  'requests.listComments',
  'requests.addComment',
  'requests.listHistory',
  'requests.uploadAttachment',
  'requests.downloadAttachment',
  'requests.deleteAttachment',
  'notifications.list',
  'notifications.read',
  'notifications.unread',
  'notifications.delete',
  'notifications.markAll',
  'realtime.ticket',
  'summary.myToDo',
  'summary.myInProgress',
  'summary.attendanceToDo',
  'summary.assignedToMe',
  'summary.attendanceInProgress',
  'summary.oldestAssigned',
  'summary.oldestToDo',
  'updates.list',
  'updates.get',
  'updates.create',
  'updates.change',
  'updates.delete',
  'updates.downloadAttachment',
  'reports.list',
  'exports.create',
  'exports.list',
  'dashboards.sla',
  'dashboards.slaProcesses',
  'dashboards.slaSteps',
  'dashboards.nps',
  'dashboards.npsProcesses',
  'departments.list',
  'departments.listSectors',
  'departments.get',
  'departments.create',
  'departments.update',
  'departments.deactivate',
  'departments.activate',
  'sectors.get',
  'sectors.create',
  'sectors.update',
  'sectors.deactivate',
  'sectors.activate',
  'calendars.list',
  'calendars.get',
  'calendars.create',
  'calendars.update',
  'calendars.delete',
  'calendars.impact',
  'calendars.dueTrace',
  'groups.get',
  'groups.create',
  'groups.update',
  'groups.delete',
  'groups.listInitializers',
  'groups.getInitializer',
  'groups.createInitializer',
  'groups.updateInitializer',
  'groups.deleteInitializer',
  'processes.list',
  'processes.get',
  'processes.publish',
  'processes.publishLinked',
  'processes.ofDepartment',
  'processes.ofSectors',
  'processes.categories',
  'processes.assigneeStatuses',
  'processes.testCall',
  'processes.impact',
  'processes.saveScenarios',
  'callbacks.receive',
  'sheets.list',
  'outbox.list',
  'nps.rate',
  'directory.list',
  'directory.get',
  'directory.create',
  'directory.update',
  'directory.activate',
  'directory.deactivate',
  'directory.release',
  'directory.tasks',
  'directory.setGroups',
  'directory.setRoles',
  'directory.replaceSuperior',
  'privacy.checkAnonymisation',
  'privacy.anonymise',
  'legalBlocks.list',
  'legalBlocks.create',
  'legalBlocks.lift',
  'retention.get',
  'retention.set',
  'retention.simulate',
  'retention.confirm',
  'imports.create',
  'imports.list',
  'imports.get',
  'imports.changes',
  'imports.errors',
  'imports.downloadErrors',
  'imports.apply',
  'imports.template',
  'serviceAccounts.list',
  'serviceAccounts.create',
  'serviceAccounts.update',
  'serviceAccounts.remove',
  'serviceAccounts.rotate',
  'serviceAccounts.revoke',
  'scimConnections.list',
  'scimConnections.update',
  'scimConnections.groups',
  'scimConnections.setGroupUse',
  'scimConnections.removedPeople',
  'scimConnections.releaseName',
  'webhooks.list',
  'webhooks.create',
  'webhooks.update',
  'webhooks.remove',
  'webhooks.rotate',
  'webhooks.test',
  'webhooks.deliveries',
  'webhooks.resend',
  'webhooks.resendFailed',
  'register.list',
  'register.create',
  'register.update',
  'register.deactivate',
  'register.reactivate',
  'register.remove',
  'pending.list',
  'pending.redistribute',
  'pending.settings',
  'pending.updateSettings',
  // the trail records changes by administrators, not what requesters fill in
  'audit.list',
  'audit.createExport',
  'audit.getExport',
  'audit.downloadExport',
  'myData.get',
  'myData.setPurpose',
  'myData.listExports',
  'myData.createExport',
  'directory.listExports',
  'directory.createExport',
] as const satisfies readonly EndpointId[];
