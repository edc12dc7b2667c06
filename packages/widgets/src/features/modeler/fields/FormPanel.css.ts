import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, space, text } = vars;

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
/** Leaves room at its end for the button that closes the panel. */
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 48,
  padding: `0 ${space[12]} 0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ fontSize: text.md, fontWeight: 600 });
export const count = style({ color: color.textMuted, fontSize: text.xs, whiteSpace: 'nowrap' });
export const add = style({ flex: 'none', margin: space[3], justifyContent: 'center' });
export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: `0 ${space[2]} ${space[2]}` });
export const fields = style({ display: 'grid' });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, &:focus-within': { background: color.surfaceHover },
    '&[data-state="selected"]': { background: color.surfaceSelected },
  },
});
const drop = style({
  '::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    right: 4,
    height: 2,
    background: color.accent,
    zIndex: 1,
  },
});
export const dropAbove = style([drop, { '::before': { top: -1 } }]);
export const dropBelow = style([drop, { '::before': { bottom: -1 } }]);

export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.control,
  color: color.textMuted,
});
export const grip = style({ display: 'none' });
export const sign = style({});
globalStyle(`${row}:hover ${grip}`, { display: 'block', cursor: 'grab' });
globalStyle(`${row}:hover ${sign}`, { display: 'none' });
globalStyle(`${row}[data-state="selected"] ${sign}`, { color: color.accentText });
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const label = style([line, { color: color.text, fontSize: text.sm, fontWeight: 500, lineHeight: '18px' }]);
export const name = style([
  line,
  { fontFamily: vars.font.mono, fontSize: text.xs, lineHeight: '16px', letterSpacing: '-0.03em' },
]);
export const type = style({
  flex: 'none',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs,
});
globalStyle(`${row}[data-state="selected"] ${type}`, { color: color.accentSoftText });
export const problem = style({ position: 'relative', flex: 'none', color: color.dangerText });

/** Only for mouse and keyboard; on touch devices the field's own editor has the same buttons. */
export const actions = style({
  display: 'flex',
  flex: 'none',
  paddingRight: space[1],
  position: 'absolute',
  right: 0,
  opacity: 0,
  pointerEvents: 'none',
  background: color.surfaceHover,
  borderRadius: vars.radius.control,
  '@media': { '(hover: none)': { display: 'none' } },
});
globalStyle(`${row}:hover ${actions}, ${row}:focus-within ${actions}`, { opacity: 1, pointerEvents: 'auto' });
// the actions are narrower than a long type, whose start would be seen next to them
globalStyle(`${row}:hover ${type}, ${row}:focus-within ${type}`, {
  '@media': { '(hover: hover)': { opacity: 0 } },
});
globalStyle(`${row}[data-state="selected"] ${actions}`, { background: color.surfaceSelected });

export const totals = style({
  flex: 'none',
  display: 'grid',
  gap: 2,
  padding: `${space[3]} ${space[4]} 14px`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  '@media': { [queries.phone]: { paddingBottom: `calc(14px + env(safe-area-inset-bottom))` } },
});
export const total = style({ display: 'flex', justifyContent: 'space-between', lineHeight: '22px' });
globalStyle(`${total} > dt`, { color: color.textMuted });
globalStyle(`${total} > dd`, { fontVariantNumeric: 'tabular-nums' });
