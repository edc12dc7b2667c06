import { formatDay } from '../../rules/form/day-text.ts';
import { escapeHtml } from './escape-html.ts';
import { bold, ratingLink } from './html.ts';
import type { NotificationTexts, NotifiedRequest } from './notification-content.ts';

const day = (text: string) => escapeHtml(formatDay(text));
const numberAndProcess = ({ idk, processTitle }: NotifiedRequest) => `${bold(idk)}, ${bold(processTitle)}`;

/** Every sentence of a notification in Portuguese. */
export const notificationMessages: NotificationTexts = {
  taskOpened: ({ idk, processTitle }, { step, requester, groups }) => {
    const place = groups.length > 0 ? `na fila de ${groups.map(escapeHtml).join(', ')}` : 'com você';
    return `${bold(processTitle)} ${bold(idk)}, de ${escapeHtml(requester)}, está ${place} na etapa ${bold(step)}`;
  },
  approved: (request, { step, by }) =>
    `${escapeHtml(by)} aprovou a etapa ${bold(step)} da sua solicitação ${numberAndProcess(request)}`,
  rejected: (request, { step, by }) =>
    `${escapeHtml(by)} reprovou a etapa ${bold(step)} da sua solicitação ${numberAndProcess(request)}`,
  finished: (request) => `Sua solicitação ${numberAndProcess(request)}, foi concluída`,
  rate: ({ idk, protocol, processTitle }) =>
    `Como foi o atendimento de ${bold(processTitle)}? ${ratingLink(protocol, `Avalie a solicitação ${idk}`)}`,
  canceled: (request, { by }) => `${escapeHtml(by)} cancelou a solicitação ${numberAndProcess(request)}`,
  redirected: (request, { by, from, to }) =>
    `${escapeHtml(by)} redirecionou a solicitação ${numberAndProcess(request)}, da etapa ${bold(from)} para a etapa ${bold(to)}. A sua tarefa foi cancelada`,
  ended: (request, { by, motive }) =>
    `${escapeHtml(by)} encerrou a solicitação ${numberAndProcess(request)}. Motivo: ${escapeHtml(motive)}`,
  transferred: (request, { step, by }) =>
    `${escapeHtml(by)} transferiu para você a tarefa ${bold(step)} da solicitação ${numberAndProcess(request)}`,
  stopped: (request, { step, failure }) =>
    `A solicitação ${numberAndProcess(request)}, parou na etapa ${bold(step)}. ${escapeHtml(failure)}`,
  addresseeLeftOut: (request, { step, failure }) =>
    `A etapa ${bold(step)} da solicitação ${numberAndProcess(request)}, segue com os demais responsáveis. ${escapeHtml(failure)}`,
  commented: (request, { by }) => `${escapeHtml(by)} comentou na solicitação ${numberAndProcess(request)}`,
  substituting: (_request, { name, from, to }) => `Você substitui ${bold(name)} de ${day(from)} a ${day(to)}`,
  substitutionDeclined: (_request, { substitute, name, from, to }) =>
    `${bold(substitute)} recusou a substituição de ${bold(name)} de ${day(from)} a ${day(to)}`,
};
