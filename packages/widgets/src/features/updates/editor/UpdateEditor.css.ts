import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, space, text, radius } = vars;
/** Container: the editor depends on its own width. */
const wide = 'update-editor (min-width: 900px)';

export const root = style({
  height: '100%',
  minHeight: 0,
  flex: 1,
  containerName: 'update-editor',
  containerType: 'inline-size',
});
export const editor = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
});
export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto' });
export const page = style({
  maxWidth: 1080,
  margin: '0 auto',
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  '@media': { [queries.phone]: { padding: space[4] } },
});
export const heading = style({ fontSize: text.xl, lineHeight: '28px', fontWeight: 600, marginBottom: space[4] });
export const columns = style({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
});
export const column = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const partTitle = style({ fontSize: text.md, fontWeight: 600 });
export const moment = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 104px', gap: space[2] });
export const note = style({ color: color.textMuted, fontSize: text.sm });
export const problem = style({ color: color.dangerText, fontSize: text.sm });
export const notices = style({
  display: 'grid',
  gap: space[3],
  marginBottom: space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const tiles = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '88px auto',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: { '&[data-state="refused"]': { borderColor: color.danger } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: 88,
  overflow: 'hidden',
  color: color.textMuted,
  background: color.canvas,
});
globalStyle(`${picture} > img`, { width: '100%', height: 88, objectFit: 'cover' });
globalStyle(`${tile}[data-state="removed"] > ${picture}`, { opacity: 0.35 });
export const tileText = style({
  display: 'grid',
  padding: `6px 8px`,
  fontSize: text.xs,
  lineHeight: '16px',
  minWidth: 0,
});
export const tileName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const tileButton = style({ position: 'absolute', top: 4, right: 4 });
export const list = style({ display: 'grid' });
globalStyle(`${list} > li + li`, { borderTop: `1px solid ${color.line}` });
export const video = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontSize: text.sm });
globalStyle(`${video} > svg`, { flex: 'none', width: 16, height: 16, color: color.textMuted });
export const videoText = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });

export const foot = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [queries.phone]: { padding: `${space[2]} ${space[4]}` } },
});
export const footNote = style({
  marginRight: 'auto',
  color: color.textMuted,
  fontSize: text.sm,
  '@media': { [queries.phone]: { flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } } },
});
globalStyle(`${foot} > button`, { '@media': { [queries.phone]: { flex: 1 } } });
export const progress = style({ position: 'absolute', left: 0, right: 0, top: -2 });

export const warning = style({ color: vars.color.warningText });
