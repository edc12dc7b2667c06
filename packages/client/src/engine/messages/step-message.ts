import { oneLine } from './one-line.ts';

/** A message about a step, the same for every recipient. Subject and body are plain text; the link is added later. */
export interface StepMessage {
  readonly channel: 'EMAIL' | 'CHAT';
  readonly subject: string;
  readonly body: string;
}

/** Data for a message. */
export interface StepFacts {
  readonly processTitle: string;
  readonly stepTitle: string;
  readonly idk: number;
  /** Complete name of the requester. */
  readonly requester: string;
  readonly dueAt: Date | null;
  /** False for the first message about a task. */
  readonly isReminder: boolean;
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const channels: Readonly<Record<number, StepMessage['channel']>> = { 1: 'CHAT', 2: 'EMAIL' };

/** Returns the channel of a step's `notifyAssignees`; null for 0, no message. */
export function channelOf(notifyAssignees: number): StepMessage['channel'] | null {
  return channels[notifyAssignees] ?? null;
}

/**
 * Returns the message. Each text written by users is on a line of its own, so that it can neither imitate another line
 * nor break out of the subject.
 */
export function writeStepMessage(channel: StepMessage['channel'], facts: StepFacts): StepMessage {
  const step = oneLine(facts.stepTitle);
  const process = oneLine(facts.processTitle);
  const lines = [
    facts.isReminder ? 'Esta tarefa ainda aguarda você.' : 'Você tem uma nova tarefa.',
    '',
    `Processo: ${process}`,
    `Etapa: ${step}`,
    `IDK: ${facts.idk}`,
    `Solicitante: ${oneLine(facts.requester)}`,
    `Prazo: ${facts.dueAt ? moment.format(facts.dueAt) : 'sem prazo'}`,
  ];
  const subject = `${facts.isReminder ? 'Lembrete' : 'Nova tarefa'}: ${step} · ${process} · IDK ${facts.idk}`;
  return { channel, subject, body: lines.join('\n') };
}
