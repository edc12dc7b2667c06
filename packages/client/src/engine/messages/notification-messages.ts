import { escapeHtml } from './escape-html.ts';

const bold = (text: string) => `<b>${escapeHtml(text)}</b>`;

/** The request in a notification: its number, public uuid and process. */
export interface NotifiedRequest {
  readonly idk: number;
  readonly protocol: string;
  readonly processTitle: string;
}

/** Every sentence a notification can contain, as HTML in which text written by users is escaped. */
export const notificationMessages = {
  /** `groups` are the names of the groups whose queue contains the task; empty if it is addressed to people only. */
  taskOpened: (request: NotifiedRequest, step: string, requester: string, groups: readonly string[] = []) => {
    const place = groups.length > 0 ? `na fila de ${groups.map(escapeHtml).join(', ')}` : 'com você';
    return `${bold(request.processTitle)} ${bold(String(request.idk))}, de ${escapeHtml(requester)}, está ${place} na etapa ${bold(step)}`;
  },
  approved: (request: NotifiedRequest, step: string, by: string) =>
    `${escapeHtml(by)} aprovou a etapa ${bold(step)} da sua solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}`,
  rejected: (request: NotifiedRequest, step: string, by: string) =>
    `${escapeHtml(by)} reprovou a etapa ${bold(step)} da sua solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}`,
  finished: (request: NotifiedRequest) =>
    `Sua solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}, foi concluída`,
  rate: (request: NotifiedRequest) =>
    `Como foi o atendimento de ${bold(request.processTitle)}? ` +
    `<a href="/nps/${escapeHtml(encodeURIComponent(request.protocol))}">Avalie a solicitação ${request.idk}</a>`,
  canceled: (request: NotifiedRequest, by: string) =>
    `${escapeHtml(by)} cancelou a solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}`,
  redirected: (request: NotifiedRequest, by: string, from: string, to: string) =>
    `${escapeHtml(by)} redirecionou a solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}, da etapa ${bold(from)} para a etapa ${bold(to)}. A sua tarefa foi cancelada`,
  ended: (request: NotifiedRequest, by: string, motive: string) =>
    `${escapeHtml(by)} encerrou a solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}. Motivo: ${escapeHtml(motive)}`,
  transferred: (request: NotifiedRequest, step: string, by: string) =>
    `${escapeHtml(by)} transferiu para você a tarefa ${bold(step)} da solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}`,
  stopped: (request: NotifiedRequest, step: string, failure: string) =>
    `A solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}, parou na etapa ${bold(step)}. ${escapeHtml(failure)}`,
  addresseeLeftOut: (request: NotifiedRequest, step: string, failure: string) =>
    `A etapa ${bold(step)} da solicitação ${bold(String(request.idk))}, ${bold(request.processTitle)}, segue com os demais responsáveis. ${escapeHtml(failure)}`,
} as const;
