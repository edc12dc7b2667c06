import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const { color, space } = vars;

/** Continues the track above: the dotted line leads to a dotted node. */
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[3],
  marginTop: space[4],
  '::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    bottom: '100%',
    height: space[4],
    borderLeft: `2px dotted ${color.controlLine}`,
  },
});
export const node = style({
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `2px dotted ${color.controlLine}`,
  background: color.surface,
});
export const text = style({
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  color: color.textMuted,
});
export const days = style({ fontWeight: 600, color: color.text });
export const icon = style({ flex: 'none', width: 12, height: 12, marginTop: 2 });
export const hint = style({
  display: 'flex',
  gap: 6,
  marginTop: space[2],
  fontSize: vars.text.xs,
  lineHeight: '16px',
  textWrap: 'pretty',
});
export const late = style({
  display: 'flex',
  gap: 6,
  color: color.text,
});

export const band = style({
  position: 'relative',
  height: 6,
  margin: '10px 2px 0',
  borderRadius: 3,
  background: color.accentSoft,
  boxShadow: `inset 0 0 0 1px ${color.accentLine}`,
});
export const ring = style({
  position: 'absolute',
  top: -3,
  width: 12,
  height: 12,
  marginLeft: -6,
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 2.5px ${color.accent}`,
});
export const scale = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  margin: '6px 2px 0',
  fontSize: vars.text.xs,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
});
export const middle = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  fontWeight: 600,
  color: color.text,
});
