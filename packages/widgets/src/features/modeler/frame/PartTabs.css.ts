import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space, text } = vars;

export const tabs = style({
  flex: 'none',
  display: 'flex',
  gap: space[6],
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
});
export const tab = style({
  minHeight: vars.size.touch,
  borderBottom: '2px solid transparent',
  color: color.textMuted,
  fontSize: text.md,
  fontWeight: 500,
  selectors: {
    '&[aria-pressed="true"]': { color: color.text, fontWeight: 600, borderBottomColor: color.accent },
    '&:focus-visible': { outlineOffset: -2, borderRadius: 4 },
  },
  '@media': {
    // forced colours also draw transparent borders
    '(forced-colors: active)': { selectors: { '&[aria-pressed="false"]': { borderBottomColor: 'Canvas' } } },
  },
});
