/**
 * Media and container queries shared by all screens. `narrow` and `cards` are for the widget's container, the others
 * for the window.
 */
export const queries = {
  /** Touch targets grow to 44 px and dialogs fill the screen. */
  phone: '(max-width: 767px)',
  /** A page zoomed to 400 %, or a phone in landscape. Headers and footers scroll with the content. */
  short: '(max-height: 480px)',
  /** Lists hide their secondary columns. */
  narrow: '(max-width: 1060px)',
  /** The user wants no animation. Durations of `vars.motion` are zero; other animations must be removed. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** List rows become cards. */
  cards: '(max-width: 640px)',
} as const;
