/** Queries every screen shares. `phone` asks the window; `narrow` and `cards` ask the widget's own container. */
export const queries = {
  /** Targets grow to 44 px, dialogs fill the screen. */
  phone: '(max-width: 767px)',
  /** A list drops its secondary columns. */
  narrow: '(max-width: 1060px)',
  /** Rows of a list become cards. */
  cards: '(max-width: 640px)',
} as const;
