/** Subject of a notification; `other` for sentences of servers with their own wording. */
export type NotificationKind =
  | 'task'
  | 'transferred'
  | 'approved'
  | 'rejected'
  | 'finished'
  | 'rating'
  | 'canceled'
  | 'stopped'
  | 'comment'
  | 'other';

/** The subject of each notification of the engine. */
const kindsByName: Readonly<Record<string, NotificationKind>> = {
  taskOpened: 'task',
  transferred: 'transferred',
  approved: 'approved',
  rejected: 'rejected',
  finished: 'finished',
  rate: 'rating',
  canceled: 'canceled',
  redirected: 'canceled',
  ended: 'canceled',
  stopped: 'stopped',
  addresseeLeftOut: 'stopped',
  commented: 'comment',
};

/** Returns the subject of a notification from its name; `other` for a name that this version does not know. */
export const notificationKindOf = (name: string): NotificationKind =>
  Object.hasOwn(kindsByName, name) ? (kindsByName[name] ?? 'other') : 'other';

const newTask = /^<b>([^<]*)<\/b> <b>\d+<\/b>, de [^<]* está (?:com você|na fila de) /;

/** Sentences by their fixed words next to a tag: text written by users is escaped, so it cannot contain one. */
const sentences: readonly (readonly [NotificationKind, RegExp])[] = [
  ['task', newTask],
  ['transferred', / transferiu para você a tarefa <b>/],
  ['approved', / aprovou a etapa <b>/],
  ['rejected', / reprovou a etapa <b>/],
  ['rating', /<a href="\/nps\//],
  ['canceled', / (?:cancelou|encerrou|redirecionou) a solicitação <b>/],
  ['stopped', /<\/b>, (?:parou na etapa <b>|segue com os demais responsáveis)/],
  ['comment', / comentou na solicitação <b>/],
  ['finished', /^Sua solicitação <b>.*foi concluída$/],
];

/** Returns the kind of a notification from its sentence, for servers that send no kind. */
export function notificationKind(message: string): NotificationKind {
  return sentences.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

/** Returns the title of the process, as HTML, if the notification is about a new task; null for any other. */
export function newTaskProcess(message: string): string | null {
  return newTask.exec(message)?.[1] ?? null;
}
