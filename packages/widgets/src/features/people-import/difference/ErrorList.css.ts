import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';
import { bar as tabBar } from './ChangeTabs.css.ts';

const { color, space, text, font } = vars;
const cards = `import ${queries.cards}`;

export const bar = style([
  tabBar,
  {
    gap: space[3],
    padding: `${space[1]} ${space[3]} ${space[1]} ${space[5]}`,
    borderBottom: `1px solid ${color.line}`,
    '@container': { [cards]: { padding: `${space[3]} ${space[4]}` } },
  },
]);
export const total = style({ marginRight: 'auto', color: color.textMuted });
export const list = style({ listStyle: 'none' });
export const error = style({
  display: 'flex',
  gap: space[3],
  padding: `11px ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.sm,
  lineHeight: '20px',
  '@container': { [cards]: { flexDirection: 'column', gap: 0, padding: `10px ${space[4]}` } },
});
export const line = style({
  flex: 'none',
  width: 88,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cards]: { fontSize: text.xs } },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const column = style({ fontWeight: 600 });
export const value = style({
  margin: '0 4px',
  padding: '1px 6px',
  borderRadius: 4,
  background: color.dangerSoft,
  color: color.dangerSoftText,
  fontFamily: font.mono,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});
export const more = style({ marginTop: 2, color: color.textMuted, fontSize: text.xs, lineHeight: '18px' });
