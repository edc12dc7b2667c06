/**
 * Media and container queries shared by all screens. `phone` and `short` are for the window, `narrow` and `cards` for
 * the widget's container.
 */
export const queries = {
  /** Touch targets grow to 44 px and dialogs fill the screen. */
  phone: '(max-width: 767px)',
  /** A page zoomed to 400 %, or a phone in landscape. Headers and footers scroll with the content. */
  short: '(max-height: 480px)',
  /** Lists hide their secondary columns. */
  narrow: '(max-width: 1060px)',
  /** List rows become cards. */
  cards: '(max-width: 640px)',
} as const;
