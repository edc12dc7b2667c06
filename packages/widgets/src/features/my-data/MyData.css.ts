import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const screen = style({ flex: 1, minHeight: 0, overflow: 'auto' });
export const head = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[2]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { padding: space[4] } },
});
export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 40,
});
globalStyle(`${intro} > button`, { '@container': { [cards]: { width: '100%' } } });
export const about = style({ margin: 0, color: color.textMuted, fontSize: text.sm });

export const content = style({
  width: '100%',
  maxWidth: 960,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@container': { [cards]: { padding: `${space[3]} ${space[4]} ${space[5]}` } },
});
export const heading = style({ margin: `${space[5]} 0 ${space[2]}`, fontSize: text.md, fontWeight: 600 });
globalStyle(`${content} > ${heading}:first-child`, { marginTop: 0 });
export const headingLine = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
});

export const placeholder = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.line}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `2px ${space[3]}`,
  minHeight: 40,
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const origin = style({ color: color.textMuted, fontSize: text.sm });
export const none = style({ margin: 0, color: color.textMuted });
export const purpose = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: space[4] });
