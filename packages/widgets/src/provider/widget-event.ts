/** Something a person did in a widget, for the page's own analytics. Never holds what they typed. */
export interface WidgetEvent {
  /** The widget: `task-inbox`, `request-dialog`. */
  widget: string;
  /** What happened, as a verb in the past: `opened`, `sent`, `finished`. */
  name: string;
  /** Ids and counts that go with it. */
  detail?: Record<string, string | number | boolean | null>;
}
