import * as absences from './absences.ts';
import * as audit from './administration/audit.ts';
import * as calendars from './administration/calendars.ts';
import * as directory from './administration/directory.ts';
import * as imports from './administration/imports.ts';
import * as register from './administration/register.ts';
import * as scim from './administration/scim.ts';
import * as serviceAccounts from './administration/service-accounts.ts';
import * as webhooks from './administration/webhooks.ts';
import * as callbacks from './callbacks.ts';
import * as catalogue from './catalogue.ts';
import * as dashboards from './dashboards.ts';
import * as departments from './departments.ts';
import * as groups from './groups.ts';
import * as notifications from './notifications.ts';
import * as nps from './nps.ts';
import * as outbox from './outbox.ts';
import * as people from './people.ts';
import * as processes from './processes/processes.ts';
import * as realtime from './realtime.ts';
import * as reports from './reports.ts';
import * as requestForecast from './request-forecast.ts';
import * as requestStart from './request-start.ts';
import * as requests from './requests.ts';
import * as savedViews from './saved-views.ts';
import * as serviceShortcuts from './service-shortcuts.ts';
import * as serviceTickets from './service-tickets.ts';
import * as session from './session.ts';
import * as sheets from './sheets.ts';
import * as summary from './summary.ts';
import * as bulk from './tasks/bulk.ts';
import * as drafts from './tasks/drafts.ts';
import * as presence from './tasks/presence.ts';
import * as taskList from './tasks/task-list.ts';
import * as taskListData from './tasks/task-list-data.ts';
import * as taskSpreadsheet from './tasks/task-spreadsheet.ts';
import * as taskTags from './tasks/task-tags.ts';
import * as tasks from './tasks/tasks.ts';
import * as unreadCounts from './tasks/unread-counts.ts';
import * as updates from './updates.ts';

/**
 * All endpoints of the contract by id, for servers, API documents and conformance checks. Clients should import
 * individual endpoints instead, so that their bundle contains no others.
 */
export const endpoints = {
  'session.authInfo': session.authInfo,
  'session.whoami': session.whoami,
  'session.setLocale': session.setLocale,
  'session.capabilities': session.capabilities,
  'people.listAssignees': people.listAssignees,
  'people.listGroups': people.listGroups,
  'people.listBranches': people.listBranches,
  'people.listJobTitles': people.listJobTitles,
  'catalogue.listServices': catalogue.listServices,
  'catalogue.findService': catalogue.findService,
  'catalogue.getService': catalogue.getService,
  'catalogue.checkProcessRequirements': catalogue.checkProcessRequirements,
  'catalogue.checkHierarchyDependency': catalogue.checkHierarchyDependency,
  'catalogue.fieldsMetadata': requestStart.fieldsMetadata,
  'catalogue.startRequest': requestStart.startRequest,
  'catalogue.startRequestFor': requestStart.startRequestFor,
  'catalogue.startWithAttachments': requestStart.startWithAttachments,
  'catalogue.searchFieldOptions': requestStart.searchFieldOptions,
  'catalogue.shortcuts': serviceShortcuts.listServiceShortcuts,
  'catalogue.addFavourite': serviceShortcuts.addFavouriteService,
  'catalogue.removeFavourite': serviceShortcuts.removeFavouriteService,
  'catalogue.serviceTicket': serviceTickets.createServiceTicket,
  'catalogue.redeemServiceTicket': serviceTickets.redeemServiceTicket,
  'tasks.list': taskList.listTasks,
  'tasks.get': tasks.getTask,
  'tasks.readSpreadsheet': taskSpreadsheet.readTaskSpreadsheet,
  'tasks.finish': tasks.finishTask,
  'tasks.assign': tasks.assignTask,
  'tasks.unassign': tasks.unassignTask,
  'tasks.unread': tasks.markTaskUnread,
  'tasks.read': tasks.markTaskRead,
  'tasks.assigneeRead': tasks.markAssigneeTaskRead,
  'tasks.unreadCounts': unreadCounts.getUnreadCounts,
  'tasks.loadUnread': unreadCounts.loadUnreadCounts,
  'tasks.myProcessTitles': taskListData.listMyProcessTitles,
  'tasks.processStepTitles': taskListData.listProcessStepTitles,
  'tasks.listTags': taskTags.listTags,
  'tasks.setTag': taskTags.setTaskTag,
  'tasks.removeTag': taskTags.removeTaskTag,
  'tasks.transfer': tasks.transferTask,
  'tasks.processData': taskListData.listProcessData,
  'tasks.processTitles': taskListData.listProcessTitles,
  'tasks.report': taskListData.downloadTaskReport,
  'tasks.editableFieldsMetadata': bulk.editableFieldsMetadata,
  'tasks.bulkFinish': bulk.bulkFinish,
  'tasks.bulkAssign': bulk.bulkAssign,
  'tasks.bulkUnassign': bulk.bulkUnassign,
  'tasks.bulkTransfer': bulk.bulkTransfer,
  'tasks.bulkSetTag': bulk.bulkSetTag,
  'tasks.bulkRemoveTag': bulk.bulkRemoveTag,
  'savedViews.list': savedViews.listSavedViews,
  'savedViews.create': savedViews.createSavedView,
  'savedViews.update': savedViews.updateSavedView,
  'savedViews.delete': savedViews.deleteSavedView,
  'savedViews.setDefault': savedViews.setDefaultView,
  'savedViews.clearDefault': savedViews.clearDefaultView,
  'drafts.get': drafts.getTaskDraft,
  'drafts.save': drafts.saveTaskDraft,
  'drafts.delete': drafts.deleteTaskDraft,
  'presence.announce': presence.announcePresence,
  'presence.leave': presence.leavePresence,
  'requests.get': tasks.getRequest,
  'requests.steps': requests.getSteps,
  'requests.forecast': requestForecast.getForecast,
  'requests.newestTask': requests.getNewestTask,
  'requests.cancel': requests.cancelRequest,
  'requests.retryStep': requests.retryStep,
  'requests.executeStep': requests.executeStep,
  'requests.bulkCancel': bulk.bulkCancel,
  'requests.bulkFinish': bulk.bulkFinishRequests,
  'requests.listComments': requests.listComments,
  'requests.addComment': requests.addComment,
  'requests.listHistory': requests.listHistory,
  'requests.uploadAttachment': requests.uploadAttachment,
  'requests.downloadAttachment': requests.downloadAttachment,
  'requests.deleteAttachment': requests.deleteAttachment,
  'notifications.list': notifications.listNotifications,
  'notifications.read': notifications.markNotificationRead,
  'notifications.unread': notifications.markNotificationUnread,
  'notifications.delete': notifications.deleteNotification,
  'notifications.markAll': notifications.markAllNotificationsRead,
  'realtime.ticket': realtime.createRealtimeTicket,
  'summary.myToDo': summary.countMyToDo,
  'summary.myInProgress': summary.countMyInProgress,
  'summary.attendanceToDo': summary.countAttendanceToDo,
  'summary.assignedToMe': summary.countAssignedToMe,
  'summary.attendanceInProgress': summary.countAttendanceInProgress,
  'summary.oldestAssigned': summary.listOldestAssigned,
  'summary.oldestToDo': summary.listOldestToDo,
  'updates.list': updates.listUpdates,
  'updates.get': updates.getUpdate,
  'updates.create': updates.createUpdate,
  'updates.change': updates.changeUpdate,
  'updates.delete': updates.deleteUpdate,
  'updates.downloadAttachment': updates.downloadUpdateAttachment,
  'reports.list': reports.listReport,
  'exports.create': reports.createExport,
  'exports.list': reports.listExports,
  'exports.download': reports.downloadExport,
  'dashboards.sla': dashboards.getSlaGraphs,
  'dashboards.slaProcesses': dashboards.listSlaProcesses,
  'dashboards.slaSteps': dashboards.listSlaSteps,
  'dashboards.nps': dashboards.getNpsGraphs,
  'dashboards.npsProcesses': dashboards.listNpsProcesses,
  'dashboards.npsItems': dashboards.listNpsItems,
  'departments.list': departments.listDepartments,
  'departments.listSectors': departments.listSectors,
  'departments.get': departments.getDepartment,
  'departments.create': departments.createDepartment,
  'departments.update': departments.updateDepartment,
  'departments.deactivate': departments.deactivateDepartment,
  'departments.activate': departments.activateDepartment,
  'sectors.get': departments.getSector,
  'sectors.create': departments.createSector,
  'sectors.update': departments.updateSector,
  'sectors.deactivate': departments.deactivateSector,
  'sectors.activate': departments.activateSector,
  'absences.list': absences.listAbsences,
  'absences.create': absences.createAbsence,
  'absences.update': absences.updateAbsence,
  'absences.end': absences.endAbsence,
  'absences.delete': absences.deleteAbsence,
  'absences.decline': absences.declineSubstitution,
  'calendars.list': calendars.listCalendars,
  'calendars.get': calendars.getCalendar,
  'calendars.create': calendars.createCalendar,
  'calendars.update': calendars.updateCalendar,
  'calendars.delete': calendars.deleteCalendar,
  'calendars.impact': calendars.getCalendarImpact,
  'calendars.dueTrace': calendars.getDueTrace,
  'groups.get': groups.getGroup,
  'groups.create': groups.createGroup,
  'groups.update': groups.updateGroup,
  'groups.delete': groups.deleteGroup,
  'groups.listInitializers': groups.listInitializerGroups,
  'groups.getInitializer': groups.getInitializerGroup,
  'groups.createInitializer': groups.createInitializerGroup,
  'groups.updateInitializer': groups.updateInitializerGroup,
  'groups.deleteInitializer': groups.deleteInitializerGroup,
  'directory.list': directory.listPeople,
  'directory.get': directory.getPerson,
  'directory.create': directory.createPerson,
  'directory.update': directory.updatePerson,
  'directory.activate': directory.activatePerson,
  'directory.deactivate': directory.deactivatePerson,
  'directory.release': directory.releasePerson,
  'directory.tasks': directory.listPersonTasks,
  'directory.setGroups': directory.setPersonGroups,
  'directory.setRoles': directory.setPersonRoles,
  'imports.create': imports.createImport,
  'imports.list': imports.listImports,
  'imports.get': imports.getImport,
  'imports.changes': imports.listImportChanges,
  'imports.errors': imports.listImportErrors,
  'imports.downloadErrors': imports.downloadImportErrors,
  'imports.apply': imports.applyImport,
  'imports.template': imports.downloadImportTemplate,
  'register.list': register.listRegister,
  'register.create': register.createRegisterRecord,
  'register.update': register.updateRegisterRecord,
  'register.deactivate': register.deactivateRegisterRecord,
  'register.reactivate': register.reactivateRegisterRecord,
  'register.remove': register.removeRegisterRecord,
  'serviceAccounts.list': serviceAccounts.listServiceAccounts,
  'serviceAccounts.create': serviceAccounts.createServiceAccount,
  'serviceAccounts.update': serviceAccounts.updateServiceAccount,
  'serviceAccounts.remove': serviceAccounts.removeServiceAccount,
  'serviceAccounts.rotate': serviceAccounts.rotateServiceToken,
  'serviceAccounts.revoke': serviceAccounts.revokeServiceToken,
  'scimConnections.list': scim.listScimConnections,
  'scimConnections.update': scim.updateScimConnection,
  'scimConnections.groups': scim.listDirectoryGroups,
  'scimConnections.setGroupUse': scim.setDirectoryGroupUse,
  'scimConnections.removedPeople': scim.listRemovedPeople,
  'scimConnections.releaseName': scim.releaseUserName,
  'webhooks.list': webhooks.listWebhooks,
  'webhooks.create': webhooks.createWebhook,
  'webhooks.update': webhooks.updateWebhook,
  'webhooks.remove': webhooks.removeWebhook,
  'webhooks.rotate': webhooks.rotateWebhookSecret,
  'webhooks.test': webhooks.testWebhook,
  'webhooks.deliveries': webhooks.listDeliveries,
  'webhooks.resend': webhooks.resendDelivery,
  'webhooks.resendFailed': webhooks.resendFailed,
  'processes.list': processes.listProcesses,
  'processes.get': processes.getProcess,
  'processes.publish': processes.publishProcess,
  'processes.publishLinked': processes.publishLinkedProcess,
  'processes.ofDepartment': processes.listDepartmentProcesses,
  'processes.ofSectors': processes.listSectorProcesses,
  'processes.categories': processes.listProcessCategories,
  'processes.assigneeStatuses': processes.listAssigneeStatuses,
  'processes.testCall': processes.testServiceCall,
  'processes.impact': processes.getPublishImpact,
  'processes.saveScenarios': processes.saveScenarios,
  'callbacks.receive': callbacks.receiveCallback,
  'sheets.list': sheets.listSheets,
  'sheets.download': sheets.downloadSheet,
  'outbox.list': outbox.listOutbox,
  'audit.list': audit.listAudit,
  'audit.createExport': audit.createAuditExport,
  'audit.getExport': audit.getAuditExport,
  'audit.downloadExport': audit.downloadAuditExport,
  'nps.rate': nps.rateRequest,
} as const;

/** Id of an endpoint of the contract, e.g. `tasks.finish`. */
export type EndpointId = keyof typeof endpoints;
