import * as catalogue from './catalogue.ts';
import * as notifications from './notifications.ts';
import * as nps from './nps.ts';
import * as people from './people.ts';
import * as requests from './requests.ts';
import * as session from './session.ts';
import * as tasks from './tasks.ts';

/**
 * Every call of the contract by its id. For servers, API documents and conformance checks; a client
 * imports the endpoints it uses one by one, so that its bundle holds no others.
 */
export const endpoints = {
  'session.authInfo': session.authInfo,
  'session.whoami': session.whoami,
  'session.capabilities': session.capabilities,
  'people.listAssignees': people.listAssignees,
  'people.listGroups': people.listGroups,
  'catalogue.listServices': catalogue.listServices,
  'catalogue.findService': catalogue.findService,
  'catalogue.checkProcessRequirements': catalogue.checkProcessRequirements,
  'catalogue.checkHierarchyDependency': catalogue.checkHierarchyDependency,
  'catalogue.fieldsMetadata': catalogue.fieldsMetadata,
  'catalogue.startProcess': catalogue.startProcess,
  'catalogue.startProcessFor': catalogue.startProcessFor,
  'catalogue.startWithAttachments': catalogue.startWithAttachments,
  'catalogue.searchFieldOptions': catalogue.searchFieldOptions,
  'tasks.list': tasks.listTasks,
  'tasks.get': tasks.getTask,
  'tasks.finish': tasks.finishTask,
  'tasks.assign': tasks.assignTask,
  'tasks.unassign': tasks.unassignTask,
  'tasks.unread': tasks.markTaskUnread,
  'tasks.read': tasks.markTaskRead,
  'tasks.assigneeRead': tasks.markAssigneeTaskRead,
  'tasks.unreadCounts': tasks.getUnreadCounts,
  'tasks.loadUnread': tasks.loadUnreadCounts,
  'tasks.myProcessTitles': tasks.listMyProcessTitles,
  'tasks.processStepTitles': tasks.listProcessStepTitles,
  'tasks.listMarkers': tasks.listTaskMarkers,
  'tasks.setMarker': tasks.setTaskMarker,
  'tasks.removeMarker': tasks.removeTaskMarker,
  'requests.get': tasks.getRequest,
  'requests.steps': requests.getSteps,
  'requests.newestTask': requests.getNewestTask,
  'requests.cancel': requests.cancelProcess,
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
  'nps.rate': nps.rateRequest,
} as const;

/** Id of a call of the contract, e.g. `tasks.finish`. */
export type EndpointId = keyof typeof endpoints;
