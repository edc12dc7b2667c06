import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const snackbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  flex: 'none',
  padding: '8px 8px 8px 14px',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  borderLeft: '3px solid transparent',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.color.shadowFloat,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  animation: `${fadeIn} 300ms`,
  transition: 'opacity 300ms',
  '@media': { [queries.reducedMotion]: { animation: 'none', transition: 'none' } },
  selectors: { '&[data-state="leaving"]': { opacity: 0 } },
});

export const kind = styleVariants({
  success: { borderLeftColor: vars.color.success },
  error: { borderLeftColor: vars.color.danger },
  info: { borderLeftColor: vars.color.accent },
});
export const icon = styleVariants({
  success: { color: vars.color.successText },
  error: { color: vars.color.dangerText },
  info: { color: vars.color.accentText },
});
export const detail = style({ display: 'block', color: vars.color.textMuted, userSelect: 'text' });
export const times = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const text = style({ flex: 1, minWidth: 0, paddingRight: 6, overflowWrap: 'anywhere' });
