import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The frame of all floating parts: popovers, menus, listboxes, the calendar. */
export const frame = style({
  zIndex: vars.layer.popover,
  overflow: 'auto',
  maxWidth: 'calc(100vw - 16px)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.color.shadowFloat,
  color: vars.color.text,
  fontSize: vars.text.sm,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});
/** A frame positioned in the window. */
export const floating = style([frame, { position: 'fixed' }]);

export const padded = style({ padding: vars.space[4] });
