import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
});
/** Has the least height, because a least height of the row itself would let a grid without room make it lower than its text. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: 28,
  overflowWrap: 'anywhere',
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const note = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });

export const control = style({
  position: 'relative',
  flex: 'none',
  width: 28,
  height: 16,
  margin: 0,
  appearance: 'none',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.controlLine}`,
  background: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '::after': {
    content: '""',
    position: 'absolute',
    top: 1,
    left: 1,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: vars.color.controlLine,
    transition: `left ${vars.motion.fast} ${vars.motion.ease}, background ${vars.motion.fast}`,
  },
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': { left: 13, background: vars.color.onAccent },
    '&:disabled:checked': { background: vars.color.controlLine, borderColor: vars.color.controlLine },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      '::after': { background: 'ButtonText' },
      selectors: { '&:checked': { background: 'Highlight' } },
    },
  },
});
