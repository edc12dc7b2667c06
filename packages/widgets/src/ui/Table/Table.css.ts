import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

/** The styles of a list depend on the list's own width, because the host page decides it. */
export const frame = style({
  containerName: 'list',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.surface,
  position: 'relative',
});
export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  position: 'relative',
  // only over an opaque background does the browser scroll without painting the rows again
  background: color.surface,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { print: { overflow: 'visible' } },
});

const cards = `list ${queries.cards}`;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: vars.text.sm,
  lineHeight: '20px',
  textAlign: 'start',
  '@container': { [cards]: { display: 'block' } },
});
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  background: color.surface,
  '@container': { [cards]: { display: 'none' } },
});
export const body = style({ '@container': { [cards]: { display: 'block' } } });

/** The dot of an unread row: in its first cell, or in a corner of the card. */
const dot = {
  content: '""',
  position: 'absolute',
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: color.accent,
  // forced colors would replace the background with that of the page
  forcedColorAdjust: 'none',
} as const;

/** Not hidden: each cell would be a scroll container, with a layer of its own to lay out, to paint and to hit. */
const clip = { overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const headCell = style({
  ...clip,
  height: 32,
  padding: '0 8px',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    'tr:last-child > &': { borderBottom: `1px solid ${color.lineStrong}` },
    '&:first-child': { padding: '0 0 0 24px' },
    '&:last-child': { paddingRight: 20 },
  },
});
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 24,
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  borderRadius: 4,
  selectors: {
    '&:hover': { color: color.text },
    '[aria-sort] > &': { color: color.text, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
/** Shortened where the heading has too little room, so that the arrow stays whole. */
export const sortLabel = style({ ...clip, minWidth: 0 });
export const sortIcon = style({ flex: 'none', width: 14, height: 14 });
export const filterCell = style({
  height: 36,
  padding: '0 4px 6px',
  background: color.surface,
  borderBottom: `1px solid ${color.lineStrong}`,
});
export const row = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[data-state~="selected"]': { background: color.surfaceSelected },
    '&[data-state~="focused"], &:focus-visible': {
      outline: `${vars.focusRing.width} solid ${color.focus}`,
      outlineOffset: -2,
    },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      alignItems: 'center',
      padding: '11px 16px',
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
/** A row of a list with unread rows: its card has room for their dot. */
export const dotRow = style({
  '@container': {
    [cards]: {
      paddingLeft: 28,
      selectors: { '&[data-state~="unread"]::before': { ...dot, left: 12, top: 17 } },
    },
  },
});
/** The row whose detail view is open: an accent bar at its start. */
export const currentBar = style({
  selectors: {
    '&[data-state~="current"]': { boxShadow: `inset 2px 0 0 ${color.accent}`, background: color.surfaceSelected },
  },
});
export const cell = style({
  ...clip,
  height: vars.size.row,
  padding: '0 8px',
  borderBottom: `1px solid ${color.line}`,
  position: 'relative',
  selectors: {
    '&:first-child': { padding: '0 0 0 24px' },
    '&:last-child': { paddingRight: 20 },
    'tr[data-state~="unread"] > &:first-child::before': { ...dot, left: 10, top: 'calc(50% - 3.5px)' },
  },
  '@container': {
    [cards]: {
      display: 'block',
      height: 'auto',
      width: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
      position: 'static',
      selectors: {
        '&:first-child': { padding: 0 },
        '&:last-child': { padding: 0 },
        'tr[data-state~="unread"] > &:first-child::before': { content: 'none' },
      },
    },
  },
});
export const align = styleVariants({ start: {}, end: { textAlign: 'end' } });
/** Hidden first, at 1060 px. */
export const secondary = style({
  '@container': { [`list ${queries.narrow}`]: { display: 'none' }, [cards]: { display: 'none' } },
});
export const notInCards = style({ '@container': { [cards]: { display: 'none' } } });
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
export const fits = style({ overflow: 'visible' });
/** Positions of the cells in a card: two columns, three lines. */
export const cardArea = styleVariants({
  title: {
    selectors: { 'tr[data-state~="unread"] > &': { fontWeight: 650 } },
    '@container': { [cards]: { gridArea: '1 / 1', fontSize: vars.text.md } },
  },
  due: { '@container': { [cards]: { gridArea: '1 / 2', textAlign: 'end', fontSize: vars.text.xs } } },
  line: { '@container': { [cards]: { gridArea: '2 / 1', color: color.textMuted } } },
  track: { '@container': { [cards]: { gridArea: '2 / 2', justifySelf: 'end' } } },
  meta: {
    '@container': {
      [cards]: { gridArea: '3 / 1', fontSize: vars.text.xs, lineHeight: '18px', color: color.textMuted },
    },
  },
  tag: { '@container': { [cards]: { gridArea: '3 / 2', justifySelf: 'end' } } },
});
/** Takes the whole width of the list, also where it has no columns. */
export const spanRow = style({ '@container': { [cards]: { display: 'block' } } });
export const spanCell = style({
  padding: 0,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { display: 'block' } },
});
/** Stays in the visible part of a table that is wider than its frame. */
export const spanContent = style({ position: 'sticky', insetInlineStart: 0, width: '100cqw', maxWidth: '100%' });
/** A thin bar above the rows while they are refreshed. */
export const refreshing = style({ position: 'absolute', zIndex: vars.layer.sticky, insetInline: 0, top: 0 });
