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

/** The words of a message in one language, and its format of dates. */
export interface StepMessageTexts {
  /** Locale of dates, as a BCP 47 tag. */
  readonly dates: string;
  readonly newTask: string;
  readonly reminder: string;
  readonly newTaskSubject: (task: string) => string;
  readonly reminderSubject: (task: string) => string;
  readonly process: string;
  readonly step: string;
  readonly requester: string;
  readonly due: string;
  readonly noDue: string;
}

/** The words of a message in Portuguese. */
export const stepMessageTexts: StepMessageTexts = {
  dates: 'pt-BR',
  newTask: 'Você tem uma nova tarefa.',
  reminder: 'Esta tarefa ainda aguarda você.',
  newTaskSubject: (task) => `Nova tarefa: ${task}`,
  reminderSubject: (task) => `Lembrete: ${task}`,
  process: 'Processo',
  step: 'Etapa',
  requester: 'Solicitante',
  due: 'Prazo',
  noDue: 'sem prazo',
};

const moment = (locale: string, date: Date) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }).format(
    date,
  );

const channels: Readonly<Record<number, StepMessage['channel']>> = { 1: 'CHAT', 2: 'EMAIL' };

/** Returns the channel of a step's `notifyAssignees`; null for 0, no message. */
export function channelOf(notifyAssignees: number): StepMessage['channel'] | null {
  return channels[notifyAssignees] ?? null;
}

/**
 * Returns the message. Each text written by users is on a line of its own, so that it can neither imitate another line
 * nor break out of the subject.
 */
export function writeStepMessage(
  channel: StepMessage['channel'],
  facts: StepFacts,
  texts: StepMessageTexts = stepMessageTexts,
): StepMessage {
  const step = oneLine(facts.stepTitle);
  const process = oneLine(facts.processTitle);
  const lines = [
    facts.isReminder ? texts.reminder : texts.newTask,
    '',
    `${texts.process}: ${process}`,
    `${texts.step}: ${step}`,
    `IDK: ${facts.idk}`,
    `${texts.requester}: ${oneLine(facts.requester)}`,
    `${texts.due}: ${facts.dueAt ? moment(texts.dates, facts.dueAt) : texts.noDue}`,
  ];
  const task = `${step} · ${process} · IDK ${facts.idk}`;
  const subject = facts.isReminder ? texts.reminderSubject(task) : texts.newTaskSubject(task);
  return { channel, subject, body: lines.join('\n') };
}
