import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 20,
  cursor: 'pointer',
  '@media': { [queries.phone]: { minHeight: vars.size.touch, alignItems: 'center' } },
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
export const note = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });

export const cell = style({
  position: 'relative',
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  width: 16,
  height: 20,
  flex: 'none',
});

export const input = style({
  appearance: 'none',
  width: 16,
  height: 16,
  margin: 0,
  border: `1.5px solid ${vars.color.controlLine}`,
  borderRadius: 4,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked, &:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.lineStrong, cursor: 'not-allowed' },
    '&::before': { content: '""', position: 'absolute', inset: -6 },
  },
  '@media': {
    [queries.phone]: { selectors: { '&::before': { inset: -14 } } },
    '(forced-colors: active)': { appearance: 'auto' },
  },
});

export const mark = style({
  position: 'absolute',
  width: 12,
  height: 12,
  pointerEvents: 'none',
  color: vars.color.onAccent,
  opacity: 0,
  strokeWidth: 3,
  selectors: {
    [`${input}:checked ~ &`]: { opacity: 1 },
    [`${input}:disabled ~ &`]: { color: vars.color.textMuted },
    [`${input}:indeterminate ~ &`]: { opacity: 0 },
  },
});

export const dash = style({
  position: 'absolute',
  width: 8,
  height: 2,
  borderRadius: 1,
  pointerEvents: 'none',
  background: vars.color.onAccent,
  opacity: 0,
  selectors: { [`${input}:indeterminate ~ &`]: { opacity: 1 } },
});
