import type { FormValues } from '../contract/processes/form-values.ts';
import type { Step } from '../contract/processes/workflow.ts';
import type { Effect, HistoryNote } from './effects.ts';
import type { Author } from './messages/history-messages.ts';
import type { NotificationContent } from './messages/notification-content.ts';
import type { EngineActor, RequestState } from './state.ts';

/** The acting user, or only the name of what acted. */
type NamedActor = Pick<EngineActor, 'completeName'> & { readonly id: number | null };

/** The effects of one event while they are collected, with the values they will produce. */
export class Draft {
  readonly state: RequestState;
  readonly at: Date;
  /** Id of the acting user; null for the job worker. */
  readonly actor: number | null;
  readonly effects: Effect[] = [];
  #values: FormValues;

  constructor(state: RequestState, at: Date, actor: number | null) {
    this.state = state;
    this.at = at;
    this.actor = actor;
    this.#values = state.values;
  }

  get values(): FormValues {
    return this.#values;
  }

  add(effect: Effect): void {
    this.effects.push(effect);
  }

  setValues(values: FormValues): void {
    if (Object.keys(values).length === 0) return;
    this.#values = { ...this.#values, ...values };
    this.add({ kind: 'SET_VALUES', values });
  }

  history(kind: HistoryNote['kind'], step: Step | null, message: string, by: number | null = this.actor): void {
    this.add({
      kind: 'WRITE_HISTORY',
      entry: { kind, stepId: step?.id ?? null, message, by, at: this.at },
    });
  }

  /** Adds the entry of an action on the open task; it names the absent person if the actor works as a substitute. */
  taskHistory(kind: HistoryNote['kind'], step: Step, messageOf: (by: Author) => string, by: NamedActor): void {
    const { openTask } = this.state;
    const onBehalfOf = (by.id !== null && openTask?.heldBy === by.id && openTask.onBehalfOf) || null;
    const message = messageOf({ completeName: by.completeName, onBehalfOf });
    const entry = { kind, stepId: step.id, message, by: by.id, at: this.at };
    this.add({ kind: 'WRITE_HISTORY', entry: onBehalfOf ? { ...entry, onBehalfOf: onBehalfOf.id } : entry });
  }

  notify(users: readonly number[], groups: readonly number[], content: NotificationContent): void {
    const notified = users.filter((id) => id !== this.actor);
    if (notified.length + groups.length === 0) return;
    this.add({ kind: 'NOTIFY', users: notified, groups, except: this.actor, content, at: this.at });
  }
}
