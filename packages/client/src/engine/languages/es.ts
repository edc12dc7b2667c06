import { formatDay } from '../../rules/form/day-text.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { bold, pageLink, ratingLink } from '../messages/html.ts';
import type { NoticeTexts } from '../messages/notice-messages.ts';
import type { NotificationTexts, NotifiedRequest } from '../messages/notification-content.ts';
import type { StepMessageTexts } from '../messages/step-message.ts';

const day = (text: string) => escapeHtml(formatDay(text));
const numberAndProcess = ({ idk, processTitle }: NotifiedRequest) => `${bold(idk)}, ${bold(processTitle)}`;

/** Every sentence of a notification in Spanish. */
export const notificationTexts: NotificationTexts = {
  taskOpened: ({ idk, processTitle }, { step, requester, groups }) =>
    groups.length > 0
      ? `${bold(processTitle)} ${bold(idk)}, de ${escapeHtml(requester)}, está en la cola de ${groups.map(escapeHtml).join(', ')} en la etapa ${bold(step)}`
      : `${bold(processTitle)} ${bold(idk)}, de ${escapeHtml(requester)}, está con usted en la etapa ${bold(step)}`,
  approved: (request, { step, by }) =>
    `${escapeHtml(by)} aprobó la etapa ${bold(step)} de su solicitud ${numberAndProcess(request)}`,
  rejected: (request, { step, by }) =>
    `${escapeHtml(by)} rechazó la etapa ${bold(step)} de su solicitud ${numberAndProcess(request)}`,
  finished: (request) => `Su solicitud ${numberAndProcess(request)}, fue concluida`,
  rate: ({ idk, protocol, processTitle }) =>
    `¿Cómo fue la atención de ${bold(processTitle)}? ${ratingLink(protocol, `Califique la solicitud ${idk}`)}`,
  canceled: (request, { by }) => `${escapeHtml(by)} canceló la solicitud ${numberAndProcess(request)}`,
  redirected: (request, { by, from, to }) =>
    `${escapeHtml(by)} redirigió la solicitud ${numberAndProcess(request)}, de la etapa ${bold(from)} a la etapa ${bold(to)}. Su tarea fue cancelada`,
  ended: (request, { by, motive }) =>
    `${escapeHtml(by)} cerró la solicitud ${numberAndProcess(request)}. Motivo: ${escapeHtml(motive)}`,
  transferred: (request, { step, by }) =>
    `${escapeHtml(by)} le transfirió la tarea ${bold(step)} de la solicitud ${numberAndProcess(request)}`,
  stopped: (request, { step, failure }) =>
    `La solicitud ${numberAndProcess(request)}, se detuvo en la etapa ${bold(step)}. ${escapeHtml(failure)}`,
  addresseeLeftOut: (request, { step, failure }) =>
    `La etapa ${bold(step)} de la solicitud ${numberAndProcess(request)}, sigue con los demás responsables. ${escapeHtml(failure)}`,
  commented: (request, { by }) => `${escapeHtml(by)} comentó en la solicitud ${numberAndProcess(request)}`,
  substituting: (_request, { name, from, to }) => `Usted sustituye a ${bold(name)} del ${day(from)} al ${day(to)}`,
  substitutionDeclined: (_request, { substitute, name, from, to }) =>
    `${bold(substitute)} rechazó la sustitución de ${bold(name)} del ${day(from)} al ${day(to)}`,
};

/** Every sentence of a notice in Spanish. */
export const noticeTexts: NoticeTexts = {
  tokenExpires: ({ account, day }) =>
    `Un token de la cuenta de servicio ${bold(account)} termina el ${bold(formatDay(day))}. Emita el próximo en Integraciones`,
  webhookDisabled: ({ webhook }) =>
    `El webhook ${bold(webhook)} fue desactivado porque la dirección no recibe los eventos`,
  accessEnded: ({ people, name, tasks, page }) => {
    const who = name === null ? `${people} personas` : bold(name);
    const left = tasks === 1 ? '1 tarea quedó sin responsable' : `${tasks} tareas quedaron sin responsable`;
    return `El acceso de ${who} fue desactivado: ${left}. ${pageLink(page, page === 'pending' ? 'Abrir Pendientes' : 'Abrir Atención')}`;
  },
};

/** The words of a message about a step in Spanish. */
export const stepMessageTexts: StepMessageTexts = {
  dates: 'es',
  newTask: 'Tiene una tarea nueva.',
  reminder: 'Esta tarea sigue esperando su atención.',
  newTaskSubject: (task) => `Tarea nueva: ${task}`,
  reminderSubject: (task) => `Recordatorio: ${task}`,
  process: 'Proceso',
  step: 'Etapa',
  requester: 'Solicitante',
  due: 'Plazo',
  noDue: 'sin plazo',
};
