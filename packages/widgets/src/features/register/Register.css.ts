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

export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 });
export const actions = style({
  '@container': { [cards]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'center', justifySelf: 'end' } },
});
export const form = style({ display: 'grid', gap: space[4] });
/** Two fields next to each other where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[4],
});
export const footer = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const dot = style({ flex: 'none', width: 10, height: 10, borderRadius: '50%' });
export const lock = style({ display: 'inline-flex', color: color.textMuted });
globalStyle(`${lock} > svg`, { width: 16, height: 16 });
