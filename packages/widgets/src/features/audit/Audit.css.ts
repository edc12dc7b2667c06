import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const toolbar = style({ flexWrap: 'wrap', height: 'auto', paddingBlock: space[2] });
globalStyle(`${toolbar}${toolbar}`, {
  '@media': { [queries.phone]: { gap: space[2], padding: `${space[3]} ${space[4]}` } },
});
export const total = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 'auto',
  '@media': { [queries.phone]: { flex: '1 0 100%' } },
});
export const search = style({ width: 240, '@media': { [queries.phone]: { flex: '1 1 100%', width: 'auto' } } });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
const place = { '@media': { [queries.phone]: { flex: '1 1 136px', width: 'auto' } } };
export const filter = style({ width: 152, ...place });
export const day = style({ width: 152, ...place });
export const who = style({ width: 208, '@media': { [queries.phone]: { flex: '1 1 100%', width: 'auto' } } });
globalStyle(`${filter} > *`, { '@media': { [queries.phone]: { minHeight: vars.size.touch } } });
globalStyle(`${filters} > ${day}, ${filters} > ${who}`, {
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});

const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...clip, display: 'block' });
export const object = style({
  ...clip,
  display: 'block',
  maxWidth: '100%',
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: radius.control,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [queries.phone]: { minHeight: 44, whiteSpace: 'normal' } },
});

export const event = style({ display: 'grid', gap: space[4] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  margin: 0,
  fontSize: text.sm,
  lineHeight: '20px',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
});
globalStyle(`${facts} > dt`, { color: color.textMuted });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: 'anywhere' });

export const nothing = style({ margin: 0, color: color.textMuted, fontSize: text.sm });
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: '20px',
});
globalStyle(`${changes} th, ${changes} td`, {
  padding: space[2],
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
globalStyle(`${changes} th`, { fontWeight: 500, color: color.textMuted });
