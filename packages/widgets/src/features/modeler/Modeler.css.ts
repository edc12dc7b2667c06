import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const phone = queries.phone;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });
export const frame = style({
  containerType: 'inline-size',
  containerName: 'modeler',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.surface,
  // in a short window the header scrolls away so that the flow keeps most of the height
  '@media': { [queries.short]: { overflow: 'auto' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const parts = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '@media': { [queries.short]: { flex: 'none', height: 'max(180px, calc(100dvh - 40px))' } },
});
export const middle = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
export const flow = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0, minWidth: 0 });
// While a connection is drawn, the flow gets the full width. The attribute is set by the component: with `:has()` browsers
// would compute the styles of the panels and the header again at every edit.
globalStyle(`${frame}[data-connecting] > ${parts} > aside`, { display: 'none' });
globalStyle(`${frame}[data-connecting] :is([data-slot="modeler-problems"], [data-slot="modeler-parts"])`, {
  display: 'none',
});
export const hidden = style({ display: 'none' });

const side = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minHeight: 0,
  background: color.surface,
  '@media': { [phone]: { position: 'absolute', inset: 0, width: 'auto', zIndex: vars.layer.sticky, border: 0 } },
});
export const left = style([side, { width: 240, borderRight: `1px solid ${color.line}` }]);
export const right = style([side, { width: 304, borderLeft: `1px solid ${color.line}` }]);
export const closePanel = style({ position: 'absolute', top: 8, right: space[2] });

export const debug = style({
  flex: 'none',
  display: 'grid',
  gap: space[1],
  maxHeight: 240,
  padding: space[2],
  overflow: 'auto',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.xs,
});
export const json = style({ maxHeight: 160, margin: 0, overflow: 'auto', fontFamily: vars.font.mono });
