/** Tokens that are the same in all themes: a 4 px grid, two radii, one type scale and two speeds. */
export const measures = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
  },
  radius: { control: '6px', card: '10px', pill: '999px' },
  text: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px', xxl: '24px' },
  /** Heights of table rows, controls, form inputs and large controls, and the minimum size of touch targets. */
  size: { row: '44px', control: '32px', input: '36px', controlLg: '40px', touch: '44px' },
  font: { mono: 'ui-monospace, "JetBrains Mono", Menlo, Consolas, monospace' },
  motion: { ease: 'cubic-bezier(.2,.7,.2,1)', fast: '120ms', calm: '200ms' },
  focusRing: { width: '2px' },
  /** Stacking order inside a themed root, from bottom to top. */
  layer: { sticky: '3', dialog: '50', popover: '60', snackbar: '70', tooltip: '80' },
} as const;

/** The focus ring of the high-contrast themes. */
export const strongFocusRing: { readonly width: string } = { width: '3px' };
