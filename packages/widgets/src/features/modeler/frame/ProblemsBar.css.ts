import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space } = vars;
const size = vars.text;

export const bar = style({ flex: 'none', borderTop: `1px solid ${color.line}`, background: color.surface });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: vars.size.input,
  padding: `0 ${space[4]}`,
  fontSize: size.sm,
  selectors: { '&:disabled': { cursor: 'default' } },
});
/** The bar at the bottom of a phone's screen: the list of problems opens above its buttons. */
export const foot = style([bar, { display: 'flex', flexDirection: 'column-reverse' }]);
export const footRow = style({ display: 'flex', gap: space[2], padding: `${space[2]} ${space[4]}` });
globalStyle(`${footRow} > *`, { flex: '1 1 0', minHeight: vars.size.touch });
export const footButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: `1px solid ${color.controlLine}`,
  borderRadius: vars.radius.control,
  fontSize: size.sm,
  fontWeight: 500,
  selectors: { '&:disabled': { cursor: 'default', border: 0, color: color.textMuted } },
});
export const fine = style({ color: color.successText });
export const count = style({
  minWidth: 22,
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.pill,
  background: color.dangerSoft,
  color: color.dangerText,
  fontSize: size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const chevron = style({ marginLeft: 'auto', color: color.textMuted });
export const list = style({ maxHeight: 180, overflow: 'auto', borderTop: `1px solid ${color.line}` });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: vars.size.controlLg,
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: size.sm,
  selectors: { '&:hover': { background: color.surfaceHover }, '&:focus-visible': { outlineOffset: -2 } },
});
export const alert = style({ color: color.dangerText });
export const text = style({ minWidth: 0, textAlign: 'left' });
export const goTo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginLeft: 'auto',
  color: color.accentText,
  whiteSpace: 'nowrap',
});
