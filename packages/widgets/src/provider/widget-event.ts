/** A user action in a widget, for the page's own analytics. Never contains typed text. */
export interface WidgetEvent {
  /** The widget: `task-inbox`, `request-dialog`. */
  widget: string;
  /** The action as a past participle: `opened`, `sent`, `finished`. */
  name: string;
  /** Ids and counts of the action. */
  detail?: Record<string, string | number | boolean | null>;
}
