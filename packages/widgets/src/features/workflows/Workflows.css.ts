import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, radius, space, text } = vars;
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
  '@container': { [cards]: { padding: `${space[2]} ${space[4]}` } },
});
export const total = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const search = style({ flex: '1 1 160px', maxWidth: 280, marginLeft: 'auto' });
export const banner = style({ flex: 'none' });

/** Columns keep their widths: between a card and a wide list the table scrolls sideways. */
export const table = style({ minWidth: 720, '@container': { [cards]: { minWidth: 0 } } });
export const row = style({ cursor: 'pointer' });
export const nameCell = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const name = style({
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text,
  borderRadius: radius.control,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@container': { [cards]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch } },
});
globalStyle(`a${name}`, { color: color.text });
export const external = style({ flex: 'none', color: color.textMuted, fontSize: text.xs });
/** Below each other at the end of the column, whatever the length of the names. */
export const retention = style({ flex: 'none', marginInlineStart: 'auto' });
export const externalLink = style({
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  color: color.textMuted,
  borderRadius: radius.control,
  selectors: { '&:hover': { color: color.accentText, background: color.surfaceHover } },
  '@container': { [cards]: { width: vars.size.touch, height: vars.size.touch } },
});
globalStyle(`${externalLink} > svg`, { width: 16, height: 16 });
/** The cell of the edit button, at the right of a card's first line. */
export const editCell = style({
  '@container': { [cards]: { gridArea: '1 / 2 / 2 / 3', alignSelf: 'center', justifySelf: 'end' } },
});
export const editLink = style({
  width: 32,
  padding: 0,
  justifyContent: 'center',
  '@container': { [cards]: { width: vars.size.touch, height: vars.size.touch } },
});
globalStyle(`${editLink} > svg`, { width: 16, height: 16 });

export const areaHead = style({
  flex: 'none',
  display: 'grid',
  gap: space[1],
  padding: `${space[4]} ${space[6]} ${space[3]}`,
  '@container': { [cards]: { padding: `${space[3]} ${space[4]}` } },
});
export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 4,
  fontSize: text.sm,
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
globalStyle(`${backLink} > svg`, { width: 16, height: 16 });
export const title = style({ fontSize: text.lg, fontWeight: 600, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: space[4] });
