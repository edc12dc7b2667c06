import { escapeHtml } from './escape-html.ts';

/** Puts text written by users in bold. Names, titles and reasons get into a message only through this function. */
const bold = (text: string) => `<b>${escapeHtml(text)}</b>`;
/** A user who acts, with the absent person for whom they act as a substitute. */
export type Author =
  | string
  | { readonly completeName: string; readonly onBehalfOf?: { readonly completeName: string } | null };

function author(by: Author): string {
  if (typeof by === 'string') return bold(by);
  const { completeName, onBehalfOf } = by;
  return onBehalfOf ? `${bold(completeName)}, em substituição a ${bold(onBehalfOf.completeName)},` : bold(completeName);
}

const because = (motive: string | null | undefined) => (motive ? ` Motivo: ${escapeHtml(motive)}` : '');

let saoPaulo: Intl.DateTimeFormat | undefined;

/** Returns a moment in America/Sao_Paulo: `20/11/2026 18:00`. */
function dayAndTime(moment: Date): string {
  saoPaulo ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const { day, month, year, hour, minute } = Object.fromEntries(
    saoPaulo.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/**
 * Every sentence of a request's history, as HTML that contains only `<b>`.
 * Names are complete names, `step` is the title of a step; both are escaped here.
 */
export const historyMessages = {
  started: (by: string, requester: string) =>
    by === requester
      ? `${bold(by)} abriu a solicitação`
      : `${bold(by)} abriu a solicitação em nome de ${bold(requester)}`,
  taskOpened: (step: string, addressees: readonly string[]) =>
    `A solicitação chegou à etapa ${bold(step)} e está com ${addressees.map(bold).join(', ')}`,
  serviceCalled: (step: string) => `A solicitação chegou à etapa ${bold(step)}, que chama outro sistema`,
  rowQueued: (step: string) => `A solicitação chegou à etapa ${bold(step)}, que grava em planilha`,
  gatewayTaken: (step: string, label: string, next: string) =>
    label
      ? `A decisão ${bold(step)} seguiu por ${bold(label)} para a etapa ${bold(next)}`
      : `A decisão ${bold(step)} seguiu para a etapa ${bold(next)}`,
  completed: (by: Author, step: string) => `${author(by)} concluiu a etapa ${bold(step)}`,
  approved: (by: Author, step: string) => `${author(by)} aprovou a etapa ${bold(step)}`,
  rejected: (by: Author, step: string, motive: string | null) =>
    `${author(by)} reprovou a etapa ${bold(step)}.${because(motive)}`,
  canceled: (by: string, motive: string, fromReport: boolean) =>
    `${bold(by)} cancelou a solicitação${fromReport ? ' pelo relatório' : ''}.${because(motive)}`,
  redirected: (by: string, from: string, to: string, version: number, motive: string | null) =>
    `${bold(by)} redirecionou a solicitação da etapa ${bold(from)} para a etapa ${bold(to)}, na versão ${version} do processo.${because(motive)}`,
  retried: (by: string, step: string, version: number, motive: string | null) =>
    `${bold(by)} executou novamente a etapa ${bold(step)}, na versão ${version} do processo.${because(motive)}`,
  dueMoved: (from: Date, to: Date, calendar: string) =>
    `O prazo mudou de ${dayAndTime(from)} para ${dayAndTime(to)}: calendário ${bold(calendar)} alterado`,
  returned: (from: string, step: string, addressees: readonly string[]) =>
    `O acesso de ${bold(from)} foi desativado; a tarefa da etapa ${bold(step)} voltou para ${addressees.map(bold).join(', ')}`,
  ended: (by: string, motive: string) => `${bold(by)} encerrou a solicitação pelo relatório.${because(motive)}`,
  finished: () => 'A solicitação foi concluída',
  serviceSucceeded: (step: string, statusCode: number) =>
    `O sistema chamado na etapa ${bold(step)} respondeu com o código ${statusCode}`,
  serviceAccepted: (step: string, statusCode: number) =>
    `O sistema chamado na etapa ${bold(step)} aceitou a chamada com o código ${statusCode}. A solicitação aguarda o retorno`,
  callbackReceived: (step: string) => `O retorno do sistema chamado na etapa ${bold(step)} chegou`,
  rowWritten: (step: string, tab: string) => `A etapa ${bold(step)} gravou uma linha na aba ${bold(tab)}`,
  serviceRetry: (step: string, error: string, attemptsLeft: number) =>
    `A chamada da etapa ${bold(step)} falhou. ${escapeHtml(error)} ${
      attemptsLeft === 1 ? 'Resta 1 tentativa' : `Restam ${attemptsLeft} tentativas`
    }`,
  serviceFailed: (step: string, error: string) => `A chamada da etapa ${bold(step)} falhou. ${escapeHtml(error)}`,
  serviceSkipped: (step: string, error: string) =>
    `A chamada da etapa ${bold(step)} falhou. ${escapeHtml(error)} A solicitação segue mesmo assim`,
  stepFailed: (step: string, failure: string) => `A etapa ${bold(step)} parou. ${escapeHtml(failure)}`,
  requesterInactive: (step: string, to: string) =>
    `O solicitante não está mais ativo; a etapa ${bold(step)} foi encaminhada a ${bold(to)}`,
  superiorInactive: (superior: string, step: string, to: string) =>
    `O superior direto, ${bold(superior)}, está inativo; a etapa ${bold(step)} foi encaminhada a ${bold(to)}`,
  addresseeLeftOut: (step: string, failure: string) =>
    `A etapa ${bold(step)} segue com os demais responsáveis. ${escapeHtml(failure)}`,
  assigned: (by: Author, step: string) => `${author(by)} atribuiu a si a tarefa da etapa ${bold(step)}`,
  unassigned: (by: Author, step: string) => `${author(by)} desfez a atribuição da tarefa da etapa ${bold(step)}`,
  transferred: (by: Author, step: string, addressees: readonly string[]) =>
    `${author(by)} transferiu a tarefa da etapa ${bold(step)} para ${addressees.map(bold).join(', ')}`,
  redistributed: (by: Author, step: string, addressees: readonly string[], motive: string) =>
    `${author(by)} redistribuiu a tarefa da etapa ${bold(step)} para ${addressees.map(bold).join(', ')}.${because(motive)}`,
  commented: (by: Author) => `${author(by)} comentou na solicitação`,
  attached: (by: Author, fileName: string) => `${author(by)} anexou o arquivo ${bold(fileName)}`,
  attachmentRemoved: (by: Author, fileName: string) => `${author(by)} excluiu o arquivo ${bold(fileName)}`,
  tagged: (by: string, tag: string) => `${bold(by)} marcou a tarefa com a etiqueta ${bold(tag)}`,
  untagged: (by: string, tag: string) => `${bold(by)} retirou a etiqueta ${bold(tag)} da tarefa`,
  rated: (by: string, liked: boolean) => `${bold(by)} avaliou o atendimento: ${bold(liked ? 'Gostei' : 'Não Gostei')}`,
} as const;
