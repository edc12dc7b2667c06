import { formatDay } from '../../rules/form/day-text.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { bold, pageLink, ratingLink } from '../messages/html.ts';
import type { NoticeTexts } from '../messages/notice-messages.ts';
import type { NotificationTexts, NotifiedRequest } from '../messages/notification-content.ts';
import type { StepMessageTexts } from '../messages/step-message.ts';

const day = (text: string) => escapeHtml(formatDay(text));
const numberAndProcess = ({ idk, processTitle }: NotifiedRequest) => `${bold(idk)}, ${bold(processTitle)}`;

/** Every sentence of a notification in English. */
export const notificationTexts: NotificationTexts = {
  taskOpened: ({ idk, processTitle }, { step, requester, groups }) =>
    groups.length > 0
      ? `${bold(processTitle)} ${bold(idk)}, from ${escapeHtml(requester)}, is in the queue of ${groups.map(escapeHtml).join(', ')} at step ${bold(step)}`
      : `${bold(processTitle)} ${bold(idk)}, from ${escapeHtml(requester)}, is with you at step ${bold(step)}`,
  approved: (request, { step, by }) =>
    `${escapeHtml(by)} approved step ${bold(step)} of your request ${numberAndProcess(request)}`,
  rejected: (request, { step, by }) =>
    `${escapeHtml(by)} rejected step ${bold(step)} of your request ${numberAndProcess(request)}`,
  finished: (request) => `Your request ${numberAndProcess(request)}, is complete`,
  rate: ({ idk, protocol, processTitle }) =>
    `How was the service for ${bold(processTitle)}? ${ratingLink(protocol, `Rate request ${idk}`)}`,
  canceled: (request, { by }) => `${escapeHtml(by)} canceled request ${numberAndProcess(request)}`,
  redirected: (request, { by, from, to }) =>
    `${escapeHtml(by)} moved request ${numberAndProcess(request)}, from step ${bold(from)} to step ${bold(to)}. Your task was canceled`,
  ended: (request, { by, motive }) =>
    `${escapeHtml(by)} closed request ${numberAndProcess(request)}. Reason: ${escapeHtml(motive)}`,
  transferred: (request, { step, by }) =>
    `${escapeHtml(by)} transferred task ${bold(step)} of request ${numberAndProcess(request)} to you`,
  stopped: (request, { step, failure }) =>
    `Request ${numberAndProcess(request)}, stopped at step ${bold(step)}. ${escapeHtml(failure)}`,
  addresseeLeftOut: (request, { step, failure }) =>
    `Step ${bold(step)} of request ${numberAndProcess(request)}, continues with the other assignees. ${escapeHtml(failure)}`,
  commented: (request, { by }) => `${escapeHtml(by)} commented on request ${numberAndProcess(request)}`,
  substituting: (_request, { name, from, to }) => `You substitute for ${bold(name)} from ${day(from)} to ${day(to)}`,
  substitutionDeclined: (_request, { substitute, name, from, to }) =>
    `${bold(substitute)} declined to substitute for ${bold(name)} from ${day(from)} to ${day(to)}`,
};

/** Every sentence of a notice in English. */
export const noticeTexts: NoticeTexts = {
  tokenExpires: ({ account, day }) =>
    `A token of the service account ${bold(account)} ends on ${bold(formatDay(day))}. Issue the next one in Integrations`,
  webhookDisabled: ({ webhook }) =>
    `The webhook ${bold(webhook)} was disabled because its address does not accept the events`,
  accessEnded: ({ people, name, tasks, page }) => {
    const who = name === null ? `${people} people` : bold(name);
    const left = tasks === 1 ? '1 task has no assignee' : `${tasks} tasks have no assignee`;
    return `The access of ${who} ended: ${left} now. ${pageLink(page, page === 'pending' ? 'Open pending work' : 'Open service desk')}`;
  },
};

/** The words of a message about a step in English. */
export const stepMessageTexts: StepMessageTexts = {
  dates: 'en-GB',
  newTask: 'You have a new task.',
  reminder: 'This task is still waiting for you.',
  newTaskSubject: (task) => `New task: ${task}`,
  reminderSubject: (task) => `Reminder: ${task}`,
  process: 'Process',
  step: 'Step',
  requester: 'Requester',
  due: 'Due',
  noDue: 'no due date',
};
