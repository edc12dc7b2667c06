import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/index.ts';

const { color, space, text } = vars;

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.canvas,
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 48,
  padding: `0 ${space[3]} 0 ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ fontSize: text.md, fontWeight: 600 });
export const step = style({ width: 184, minWidth: 0, marginLeft: 'auto', flexShrink: 1 });
export const widths = style({ flex: 'none' });
export const width = style({ position: 'relative', display: 'inline-flex' });
/** The icon already shows the choice; there is no room for a tick. */
globalStyle(`${widths} [role="radio"] > svg`, { display: 'none' });

export const stage = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: space[5] });
export const card = style({
  padding: space[5],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});
export const phone = style({ maxWidth: 360, marginInline: 'auto', padding: space[4] });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingTop: space[3],
  color: color.textMuted,
  fontSize: text.sm,
});
/** Outlines the field without moving it. */
export const current = style({
  background: color.accentSoft,
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 8px ${color.accentSoft}, 0 0 0 9px ${color.accentLine}`,
});
