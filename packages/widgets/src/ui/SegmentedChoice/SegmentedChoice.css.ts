import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: 2,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
});

export const size = styleVariants({
  md: { minHeight: vars.size.control, fontSize: vars.text.sm },
  input: {
    minHeight: vars.size.input,
    fontSize: vars.text.md,
    '@media': { [queries.phone]: { minHeight: vars.size.touch, fontSize: vars.text.lg } },
  },
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '0 8px',
  borderRadius: 4,
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-checked="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${vars.color.softLine}`,
    },
    '&:focus-visible': { outlineOffset: 0 },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});

/** A read-only answer looks like text: only the selected option, without box, tick or accent. */
const readOnly = `${group}[aria-readonly="true"]`;
globalStyle(readOnly, { minHeight: 24, padding: 0, border: 0, background: 'transparent' });
globalStyle(`${readOnly} > ${option}`, {
  justifyContent: 'flex-start',
  padding: 0,
  background: 'transparent',
  boxShadow: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'default',
});
globalStyle(`${readOnly} > ${option}[aria-checked="false"], ${readOnly} svg`, { display: 'none' });
globalStyle(`${readOnly}:not(:has([aria-checked="true"]))::before`, { content: '"—"', color: vars.color.textMuted });
