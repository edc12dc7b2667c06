import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const rows = style({ margin: 0, borderTop: `1px solid ${color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${space[3]}`,
  minHeight: 40,
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.md,
  '@container': { [cards]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[2]} 0` } },
});
export const label = style({
  color: color.textMuted,
  '@container': { [cards]: { gridColumn: '1 / -1', fontSize: text.sm } },
});
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const none = style({ color: color.textMuted });
export const end = style({ margin: 0, justifySelf: 'end' });
/** The source of a value, below the value where there is little room. */
export const source = style({
  margin: 0,
  justifySelf: 'end',
  '@container': { [cards]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});
export const owner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: text.sm,
});
globalStyle(`${owner} > svg`, { flex: 'none', width: 14, height: 14 });
