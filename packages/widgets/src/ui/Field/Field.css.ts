import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Positioned, so that text for screen readers is laid out with the field and not with the whole form. */
export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minWidth: 0,
  selectors: { '&[data-readonly]': { gap: 0 } },
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const label = style({
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  // in read-only fields the value is emphasized, not the label
  selectors: { '[data-readonly] > * > &, [data-readonly] > &': { color: vars.color.textMuted, fontWeight: 400 } },
});
export const mark = style({ color: vars.color.dangerText });
export const note = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });
export const counter = style({ flex: 'none', paddingTop: 3, alignSelf: 'flex-start' });
/**
 * Changes with every key, so layout is contained and the form is not laid out again. Its width is set where it is used.
 */
export const count = style({
  display: 'block',
  height: 16,
  contain: 'strict',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const over = style({ color: vars.color.dangerText, fontWeight: 600 });
export const error = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.dangerText });
