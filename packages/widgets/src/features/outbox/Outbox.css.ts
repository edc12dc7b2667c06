import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const toolbar = style({ flexWrap: 'wrap' });
globalStyle(`${toolbar}${toolbar}`, {
  '@media': { [queries.phone]: { gap: space[2], padding: `${space[3]} ${space[4]}` } },
});
export const total = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  marginRight: 'auto',
  '@media': { [queries.phone]: { flex: '1 0 100%' } },
});
export const filter = style({ width: 184, '@media': { [queries.phone]: { flex: '1 1 136px', width: 'auto' } } });
globalStyle(`${filter} > *`, { '@media': { [queries.phone]: { minHeight: vars.size.touch } } });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const names = style({ display: 'grid', minWidth: 0 });
const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...clip });
export const address = style({ ...clip, color: color.textMuted, fontSize: text.xs, lineHeight: '16px' });
export const subject = style({
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

export const message = style({ display: 'grid', gap: space[4] });
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
export const about = style({ display: 'block', color: color.textMuted, fontSize: text.xs, marginTop: 2 });
export const body = style({
  padding: space[4],
  borderRadius: radius.card,
  background: color.surfaceSunken,
  fontSize: text.sm,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
