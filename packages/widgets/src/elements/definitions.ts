import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { Locale } from '../messages/language/locale.ts';
import type { ThemeName } from '../theme/theme-name.ts';
import type { TramitaEventMap } from './events.ts';

declare const value: unique symbol;
declare const events: unique symbol;

/** An attribute of an element and the type of its value; `true` for an attribute that is only present or absent. */
export interface Takes<Value> {
  readonly [value]: Value;
}

/** The events that an element dispatches, by their names. */
export interface Dispatches<Name extends keyof TramitaEventMap> {
  readonly [events]: Name;
}

const takes = <Value>() => ({}) as Takes<Value>;
const dispatches = <Name extends keyof TramitaEventMap = never>() =>
  ({}) as Dispatches<Name | 'tramita-error' | 'tramita-navigate'>;

/** Attributes and events of an element, and the attributes without which it shows nothing. */
export interface WidgetDefinition {
  readonly attributes: object;
  readonly events: Dispatches<keyof TramitaEventMap>;
  readonly needs?: readonly string[];
}

/** Attributes of every element. */
export const commonAttributes = {
  /** Address of the API; default: the origin of the page. */
  'api-base': takes<string>(),
  /** An address of the page's own origin that returns `{ "token": "…" }`. */
  'token-url': takes<string>(),
  /** Colours of the element; default: `system`. */
  theme: takes<ThemeName>(),
  /** Language of texts, dates and numbers; default: `pt-BR`. */
  locale: takes<Locale>(),
  /** The portal's address before the paths of links; default: `api-base`. */
  'link-base': takes<string>(),
};

/**
 * The elements that show a widget: their own attributes and events. The loader, the types of all view libraries and
 * `custom-elements.json` are made from these definitions and their comments.
 */
export const widgetElements = {
  /** The list of tasks, with the task that is open. */
  'tramita-task-inbox': {
    attributes: {
      /** Area of the tasks; default: `attendance`. */
      page: takes<TaskPage>(),
      /** List of the area; default: `to-do`. */
      status: takes<StatusFilter>(),
      /** The open task: its uuid on to-do lists, the protocol of its request on the others. */
      'open-task': takes<string>(),
    },
    events: dispatches<'tramita-open-task'>(),
  },
  /** One task with its form, history and files. */
  'tramita-task-detail': {
    attributes: {
      /** Uuid of the task, or protocol of the request with `use-requests`; nothing is shown without it. */
      identifier: takes<string>(),
      /** The identifier is the protocol of a request. */
      'use-requests': takes<true>(),
      /** The user can read the task but not answer it. */
      'read-only': takes<true>(),
      /** Area from which the task was opened. */
      page: takes<TaskPage>(),
      /** List from which the task was opened. */
      status: takes<StatusFilter>(),
    },
    events: dispatches<'tramita-close' | 'tramita-changed'>(),
    needs: ['identifier'],
  },
  /** The services that the user can request, with the request dialog. */
  'tramita-catalogue': {
    attributes: {
      /** Number of the category that is shown. */
      category: takes<number>(),
      /** Name of a service whose request dialog opens at first. */
      service: takes<string>(),
    },
    events: dispatches<'tramita-sent' | 'tramita-close'>(),
  },
  /** The form of one service in a dialog. */
  'tramita-request-dialog': {
    attributes: {
      /** Name of the service; the dialog is open while the attribute is present. */
      service: takes<string>(),
    },
    events: dispatches<'tramita-sent' | 'tramita-close'>(),
  },
  /** The bell with the number of unread notifications and their list. */
  'tramita-notifications': {
    attributes: {
      /** Time between two requests for new notifications, in ms. */
      'poll-interval': takes<number>(),
    },
    events: dispatches<'tramita-open-task' | 'tramita-unread'>(),
  },
  /** The numbers of tasks and requests of the user. */
  'tramita-summary': { attributes: {}, events: dispatches() },
  /** Charts of ratings or of deadlines. */
  'tramita-dashboards': {
    attributes: {
      /** The dashboard that is shown; default: `nps`. */
      type: takes<'nps' | 'sla'>(),
    },
    events: dispatches(),
  },
  /** The report on requests and its exports. */
  'tramita-report': {
    attributes: {
      /** The tab that is shown; default: `report`. */
      tab: takes<'report' | 'exports'>(),
      /** The user cannot end requests. */
      'read-only': takes<true>(),
    },
    events: dispatches(),
  },
  /** The news of the product or the organisation. */
  'tramita-updates': {
    attributes: {
      /** Number of the update that is open. */
      update: takes<number>(),
      /** The user can write and publish updates. */
      'can-manage': takes<true>(),
    },
    events: dispatches(),
  },
  /** The form that rates a request. */
  'tramita-nps-form': {
    attributes: {
      /** Protocol of the request; nothing is shown without it. */
      uuid: takes<string>(),
      /** The initial answer. */
      value: takes<'true' | 'false'>(),
    },
    events: dispatches<'tramita-rated'>(),
    needs: ['uuid'],
  },
};

/** Tags of the elements that show a widget. */
export type WidgetTag = keyof typeof widgetElements;

/** Names of the events of an element. */
export type EventOf<Tag extends WidgetTag> =
  (typeof widgetElements)[Tag]['events'] extends Dispatches<infer Name> ? Name : never;
