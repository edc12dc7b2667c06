import type { NpsRating } from '../features/nps-form/nps-state.ts';

/** A link or an action leads to another page. */
export interface TramitaNavigateDetail {
  /** The whole address. */
  readonly href: string;
  /** The path without `link-base`, such as `/my-tasks/in-progress/0b6f…`. */
  readonly path: string;
}

/** A task was opened, or closed again. */
export interface TramitaOpenTaskDetail {
  /** Uuid of the task on to-do lists, protocol of the request on the others; null if it was closed. */
  readonly identifier: string | null;
  /** Its list as `{page}/{status}`: `attendance/to-do`. */
  readonly menu: string;
}

/** A request was sent. */
export interface TramitaSentDetail {
  readonly protocol: string;
  readonly idk: number;
}

/** A request was rated. */
export type TramitaRatedDetail = NpsRating & { readonly uuid: string };

/** The events of the custom elements. They bubble and leave shadow roots. */
export interface TramitaEventMap {
  /** A link or an action leads to another page; prevent the default action to route it yourself. */
  'tramita-navigate': CustomEvent<TramitaNavigateDetail>;
  /** A task was opened or closed; with `tramita-notifications`, prevent the default action to open it yourself. */
  'tramita-open-task': CustomEvent<TramitaOpenTaskDetail>;
  /** A request was sent. */
  'tramita-sent': CustomEvent<TramitaSentDetail>;
  /** A request was rated. */
  'tramita-rated': CustomEvent<TramitaRatedDetail>;
  /** The user closed a dialog or a task. */
  'tramita-close': CustomEvent<null>;
  /** A task changed on the server. */
  'tramita-changed': CustomEvent<null>;
  /** The number of unread notifications, at first and on every change. */
  'tramita-unread': CustomEvent<number>;
  /** An unexpected error, for the page's own reporting. */
  'tramita-error': CustomEvent<unknown>;
}

declare global {
  interface HTMLElementEventMap extends TramitaEventMap {}
}
