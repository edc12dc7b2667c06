import { style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';
import { stacked } from '../import-queries.ts';

const { color, space, text } = vars;
const narrow = `import ${queries.narrow}`;
const cards = `import ${queries.cards}`;
const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** In cards a cell is a part of a grid and its text wraps. */
const inCards = {
  display: 'block',
  width: 'auto',
  height: 'auto',
  padding: 0,
  border: 0,
  whiteSpace: 'normal',
} as const;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.sm,
  lineHeight: '20px',
  textAlign: 'start',
  '@container': { [cards]: { display: 'block' } },
});
const sticky = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  background: color.surface,
  '@container': { [stacked]: { position: 'static' }, [cards]: { display: 'none' } },
});
/** Below the filter, which is 48 px high. */
export const head = styleVariants({ top: [sticky, { top: 0 }], below: [sticky, { top: 48 }] });
export const heading = style({
  ...clip,
  height: 32,
  padding: `0 ${space[2]}`,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.lineStrong}`,
  fontSize: text.xs,
  fontWeight: 500,
  textAlign: 'start',
  color: color.textMuted,
});

/** A record with all its rows. */
export const block = style({
  '@container': {
    [cards]: { display: 'block', padding: '10px 16px', borderBottom: `1px solid ${color.line}` },
  },
});
const inCardRow = { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr) auto' } as const;
export const row = style({ height: 52, '@container': { [cards]: { ...inCardRow, height: 'auto' } } });
/** One of several attributes of a record. */
export const part = style({ height: 36, '@container': { [cards]: { ...inCardRow, height: 'auto' } } });

export const cell = style({
  ...clip,
  padding: `0 ${space[2]}`,
  selectors: {
    [`${part}:not(:last-child) > &`]: { borderBottom: `1px dashed ${color.line}` },
    [`${part}:last-child > &, ${row} > &`]: { borderBottom: `1px solid ${color.line}` },
    '&:last-child': { paddingRight: space[5] },
  },
  '@container': {
    [cards]: {
      ...inCards,
      overflow: 'visible',
      overflowWrap: 'anywhere',
      selectors: {
        [`${part}:not(:last-child) > &`]: { border: 0 },
        [`${part}:last-child > &, ${row} > &`]: { border: 0 },
        '&:last-child': { padding: 0 },
      },
    },
  },
});
/** A cell next to all rows of its record. */
export const top = style({
  ...clip,
  verticalAlign: 'top',
  padding: space[2],
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  '@container': { [cards]: { ...inCards, overflow: 'visible' } },
});
export const line = style({
  width: 76,
  paddingLeft: space[5],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [narrow]: { display: 'none' },
    [cards]: {
      display: 'block',
      gridColumn: 3,
      gridRow: 1,
      paddingLeft: space[2],
      fontSize: text.xs,
      textAlign: 'end',
    },
  },
});
export const lineWord = style({ display: 'none', '@container': { [cards]: { display: 'inline' } } });
export const record = style({
  width: 172,
  '@container': {
    [narrow]: { width: 156, paddingLeft: space[5] },
    [cards]: { gridColumn: '1 / 3', gridRow: 1, width: 'auto', paddingLeft: 0, paddingBottom: 4 },
  },
});
export const name = style({ ...clip, display: 'block', lineHeight: '18px', fontWeight: 500 });
export const key = style({
  ...clip,
  display: 'block',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
});

/** The line, where its column is hidden. */
export const lineBelow = style([
  key,
  { display: 'none', '@container': { [narrow]: { display: 'block' }, [cards]: { display: 'none' } } },
]);

const nextLine = { '@container': { [cards]: { gridColumn: '1 / -1' } } } as const;
const secondColumn = { '@container': { [cards]: { gridColumn: '2 / -1' } } } as const;
export const column = styleVariants({
  attribute: {
    width: 148,
    color: color.textMuted,
    '@container': { [narrow]: { width: 112 }, [cards]: { gridColumn: 1, gridRowEnd: 'span 2', width: 'auto' } },
  },
  before: {
    width: '25%',
    '@container': { [narrow]: { width: '26%' }, [cards]: { gridColumn: '2 / -1', width: 'auto' } },
  },
  after: secondColumn,
  values: { whiteSpace: 'normal', paddingBlock: space[2], ...nextLine },
  reason: nextLine,
  gains: nextLine,
  loses: nextLine,
});

export const old = style({ color: color.textMuted, textDecorationColor: color.controlLine });
export const nil = style({ color: color.textMuted, fontStyle: 'italic' });
export const newValue = style({ fontWeight: 500 });
/** The new value, and after it, or below it if both do not fit, the marks of access. */
export const afterLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[3]}`,
  paddingBlock: 4,
  '@container': { [cards]: { paddingBlock: 0 } },
});
export const afterValue = style({
  ...clip,
  minWidth: 0,
  maxWidth: '100%',
  '@container': { [cards]: { whiteSpace: 'normal' } },
});
export const arrow = style({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginRight: space[3],
  verticalAlign: '-2px',
  color: color.textMuted,
  '@container': { [cards]: { display: 'none' } },
});
export const markIcon = style({ display: 'inline-block', width: 12, height: 12, verticalAlign: '-1px' });
/** An attribute of a new record and its value, which stay together. */
export const value = style({
  display: 'inline-block',
  maxWidth: '100%',
  marginRight: space[4],
  overflowWrap: 'anywhere',
});
export const attribute = style({ color: color.textMuted });
/** The heading of the column, where there are no headings. */
export const cardLabel = style({
  display: 'none',
  color: color.textMuted,
  '@container': { [cards]: { display: 'inline' } },
});
