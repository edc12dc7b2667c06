import type { Step } from '../../contract/processes/workflow.ts';
import type { RequestState } from '../state.ts';
import { oneLine } from './one-line.ts';
import type { StepMessage } from './step-message.ts';

/** A message to an address in the definition: an e-mail address, or the webhook of a chat. */
export interface FailureMessage extends StepMessage {
  readonly address: string;
}

const channels: Readonly<Record<number, StepMessage['channel']>> = { 1: 'EMAIL', 2: 'CHAT' };

/**
 * Returns the message sent after the last attempt of an integration failed; null if the step names no address.
 * It contains nothing of the form, because the address may be outside the company.
 */
export function failureMessage(
  step: Extract<Step, { type: 'SERVICE_TASK' }>,
  state: RequestState,
  error: string,
): FailureMessage | null {
  const channel = channels[step.notifyIntegrationError ?? 0];
  const address = step.integrationErrorTarget?.trim();
  if (!channel || !address) return null;
  const title = oneLine(step.title);
  const process = oneLine(state.processTitle);
  const lines = [
    'A integração desta etapa falhou em todas as tentativas.',
    '',
    `Processo: ${process}`,
    `Versão: ${state.processVersion}`,
    `Etapa: ${title}`,
    `IDK: ${state.idk}`,
    `Erro: ${oneLine(error)}`,
    `Andamento: ${step.continueIfError ? 'a solicitação seguiu para a próxima etapa' : 'a solicitação parou nesta etapa'}`,
  ];
  const subject = `Falha de integração: ${title} · ${process} · IDK ${state.idk}`;
  return { channel, address, subject, body: lines.join('\n') };
}
