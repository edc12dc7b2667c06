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
export const search = style({ width: 300, '@media': { [queries.phone]: { flex: '1 1 100%', width: 'auto' } } });
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
export const filter = style({
  width: 152,
  '@media': { [queries.phone]: { flex: '1 1 136px', width: 'auto' } },
});
export const record = style({
  width: 184,
  '@media': { [queries.phone]: { flex: '1 1 136px', width: 'auto' } },
});
globalStyle(`${filter} > *, ${filters} > ${record}`, {
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const open = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
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
  '@media': { [queries.phone]: { minHeight: 44 } },
});

export const form = style({ display: 'grid', gap: space[5] });
export const loadingField = style({ display: 'grid', gap: space[2] });
export const section = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const sectionTitle = style({
  marginBottom: space[3],
  padding: 0,
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 600,
});
/** Two fields next to each other where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});
export const wide = style({ display: 'grid', gap: space[4] });
export const locked = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
globalStyle(`${locked} > svg`, { width: 14, height: 14, color: color.textMuted });
