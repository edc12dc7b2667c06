import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color } = vars;
const open = { background: color.accentSoft, color: color.accentSoftText };

export const root = style({ display: 'inline-block' });
export const place = style({ position: 'relative', display: 'inline-flex' });
export const bell = style({
  selectors: { '&[aria-expanded="true"]': open, '&&&[aria-expanded="true"]:hover': open },
});
globalStyle(`${bell} svg`, { width: 18, height: 18 });

export const count = style({
  position: 'absolute',
  top: 0,
  left: 16,
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: 8,
  boxShadow: `0 0 0 2px ${color.surface}`,
  background: color.accent,
  color: color.onAccent,
  fontSize: 10,
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [queries.phone]: { top: 6, left: 23 }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
