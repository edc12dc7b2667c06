import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 52,
  padding: `${space[2]} ${space[5]} ${space[2]} ${space[6]}`,
  '@container': { [cards]: { padding: `${space[2]} ${space[4]}` } },
});
export const total = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const search = style({ flex: '1 1 160px', maxWidth: 280, marginLeft: 'auto' });
export const toModeler = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: text.sm,
  fontWeight: 500,
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
globalStyle(`${toModeler} > svg`, { width: 16, height: 16 });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 });
/** Space after the right-aligned number of the previous column. */
export const statusCell = style({ '@container': { '(min-width: 641px)': { paddingLeft: space[6] } } });
/** The figures in words, only in cards. */
export const cardFigures = style({
  display: 'none',
  '@container': { [cards]: { display: 'inline', marginLeft: space[2] } },
});

export const form = style({ display: 'grid', gap: space[4] });
export const loadingField = style({ display: 'grid', gap: space[2] });
