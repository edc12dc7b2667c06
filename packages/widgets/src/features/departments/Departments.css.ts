import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });
export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 52,
  padding: `${space[2]} ${space[5]} ${space[2]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { padding: `${space[2]} ${space[4]}` } },
});
export const total = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const search = style({ flex: '1 1 160px', maxWidth: 280, marginLeft: 'auto' });

export const sections = style({ flex: 1, minHeight: 0, overflow: 'auto', paddingBottom: space[4] });
export const section = style({ paddingTop: space[4] });
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  padding: `0 ${space[6]} ${space[2]}`,
  fontSize: text.md,
  fontWeight: 600,
  '@container': { [cards]: { padding: `0 ${space[4]} ${space[2]}` } },
});
export const count = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style({ padding: `${space[4]} ${space[6]}`, color: color.textMuted, fontSize: text.sm });
export const name = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  fontWeight: 500,
  '@container': { [cards]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch } },
});
globalStyle(`a${name}`, { color: color.text });
/** Space after the right-aligned number of the previous column. */
export const statusCell = style({ '@container': { '(min-width: 641px)': { paddingLeft: space[5] } } });
export const noPeople = style({ color: color.textMuted });
/** The number of processes as a link with an area that is easy to hit. */
export const figure = style({ display: 'inline-block', minWidth: 24, padding: `${space[1]} 0`, textAlign: 'end' });
globalStyle(`a${figure}`, { color: color.text });
globalStyle(`a${figure}:hover`, { textDecoration: 'underline' });
/** The figures in words, only in cards. */
export const cardFigures = style({
  display: 'none',
  '@container': { [cards]: { display: 'inline', marginLeft: space[2] } },
});
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });
export const actionsCell = style({
  '@container': { [cards]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'center', justifySelf: 'end' } },
});

export const areaHead = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} 0 ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${areaHead} > *`, { marginInline: space[6], '@container': { [cards]: { marginInline: space[4] } } });
globalStyle(`${areaHead} > ${heading}`, { padding: 0 });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 4,
  fontSize: text.sm,
  fontWeight: 500,
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
globalStyle(`${back} > svg`, { width: 16, height: 16 });
export const processes = style([back, { fontWeight: 400 }]);
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
globalStyle(`${titleLine} > ${actions}`, { marginLeft: 'auto' });
export const title = style({ fontSize: text.xl, lineHeight: '28px', fontWeight: 600, overflowWrap: 'anywhere' });
export const parent = style({ color: color.textMuted, fontSize: text.sm });
globalStyle(`${parent} > a`, { textDecoration: 'underline' });
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  padding: 0,
  listStyle: 'none',
});
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: text.sm });
export const sectorsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `0 ${space[6]} ${space[3]}`,
  '@container': { [cards]: { padding: `0 ${space[4]} ${space[3]}` } },
});
globalStyle(`${sectorsHead} > ${heading}`, { padding: 0 });

export const form = style({ display: 'grid', gap: space[4] });
