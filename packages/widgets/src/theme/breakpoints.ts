/** Queries every screen shares. `phone` asks the window; `narrow` and `cards` ask the widget's own container. */
export const queries = {
  /** Targets grow to 44 px, dialogs fill the screen. */
  phone: '(max-width: 767px)',
  /** A page zoomed to 400 %, or a phone on its side: heads and feet scroll away with the content. */
  short: '(max-height: 480px)',
  /** A list drops its secondary columns. */
  narrow: '(max-width: 1060px)',
  /** Rows of a list become cards. */
  cards: '(max-width: 640px)',
} as const;
