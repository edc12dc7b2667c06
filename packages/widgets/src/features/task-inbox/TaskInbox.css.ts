import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, text } = vars;

/** Containers: list and detail depend on the widget's width, rows and toolbar on the list's own. */
const isWide = 'inbox (min-width: 1030px)';
const narrow = `list ${queries.narrow}`;
const tight = 'list (max-width: 860px)';
const cards = `list ${queries.cards}`;
const columns = 'list (min-width: 641px)';

export const root = style({ position: 'relative', height: '100%', minHeight: 0, flex: '1 1 auto' });

export const inbox = style({
  containerName: 'inbox',
  containerType: 'inline-size',
  height: '100%',
  minHeight: 0,
  background: color.surface,
  // on a phone the detail covers the screen, which a container around it would prevent
  '@media': { [queries.phone]: { containerType: 'normal' } },
});
/** If there is no room for both, the detail covers the list, which keeps its size and its scroll position. */
export const panes = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100%',
  '@media': { print: { display: 'block', height: 'auto' } },
});
export const split = style({
  '@container': { [isWide]: { gridTemplateColumns: '344px minmax(0, 1fr)' } },
});
export const listPane = style({
  gridArea: '1 / 1',
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&:focus-visible': { outline: 'none' }, [`${split} > &`]: { visibility: 'hidden' } },
  // on paper an open task is printed without the list
  '@media': { print: { selectors: { [`${split} > &`]: { display: 'none' } } } },
  '@container': {
    [isWide]: {
      selectors: { [`${split} > &`]: { visibility: 'visible', borderRight: `1px solid ${color.line}` } },
    },
  },
});
export const detailPane = style({
  gridArea: '1 / 1',
  minWidth: 0,
  minHeight: 0,
  background: color.surface,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@container': { [isWide]: { gridArea: '1 / 2' } },
});

export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const unreadCount = style({
  marginLeft: -4,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cards]: { marginLeft: 0 } },
});
export const toolbar = style({
  '@container': { [cards]: { gap: vars.space[2], borderBottom: `1px solid ${color.line}`, paddingInline: '16px 4px' } },
});
export const onlyCards = style({
  display: 'none',
  alignItems: 'center',
  gap: 2,
  '@container': { [cards]: { display: 'inline-flex' } },
});
export const exporting = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const notCards = style({
  display: 'inline-flex',
  '@container': { [cards]: { display: 'none' } },
});

/** Columns that are hidden as the list narrows, in heads, filters and rows alike. */
export const secondary = style({ '@container': { [narrow]: { display: 'none' } } });
export const tertiary = style({ '@container': { [tight]: { display: 'none' } } });
/** The minimum width of the visible columns, and the parts of the remaining width; see `columnWidths`. */
export const headRow = style({
  vars: { '--list-least': 'var(--list-least-wide)', '--list-shares': 'var(--list-shares-wide)' },
  '@container': {
    [narrow]: { vars: { '--list-least': 'var(--list-least-narrow)', '--list-shares': 'var(--list-shares-narrow)' } },
    [tight]: { vars: { '--list-least': 'var(--list-least-tight)', '--list-shares': 'var(--list-shares-tight)' } },
  },
});
/** Requester and time: in cards only, where they have no column. */
export const cardMeta = style({ display: 'none', '@container': { [cards]: { display: 'inline' } } });
/** Without a tag next to it, a card's last line uses the width of the card. */
export const metaAlone = style({
  '@container': { [cards]: { selectors: { 'td&': { gridColumn: '1 / -1' } } } },
});

/** Boxes are shown on cards. */
export const selecting = style({});
/** Height of the table's head, which must not cover a row. */
const headHeight = 69;
export const row = style({
  cursor: 'pointer',
  scrollMarginTop: headHeight,
  selectors: { '&:where(:has([data-slot="row-actions"] [aria-expanded="true"]))': { background: color.surfaceHover } },
  '@container': {
    [cards]: {
      // with or without a tag, because long lists require rows of one height
      minHeight: 90,
      scrollMarginTop: 0,
      // a long press selects instead of opening the browser's menu
      WebkitTouchCallout: 'none',
      selectors: { [`${selecting} tr&`]: { paddingLeft: 48 }, [`${selecting} tr&::before`]: { left: 4 } },
    },
  },
});
/** Cells with a position of their own would each be a layer that the browser paints and moves by itself. */
globalStyle(`${row} > td:not(:first-child)`, { position: 'static' });
/** The first one contains the dot of an unread row. */
globalStyle(`${row}:not([data-state~="unread"]) > td`, { '@container': { [columns]: { position: 'static' } } });
export const boxHead = style({
  height: 32,
  padding: '0 0 0 24px',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
});
/** In cards the box is at the start, and only while selecting. */
export const box = style({
  selectors: { 'td&': { overflow: 'visible' } },
  '@container': {
    [cards]: {
      selectors: {
        'td&': { position: 'absolute', zIndex: 2, left: 16, top: 11, display: 'none' },
        [`${selecting} td&`]: { display: 'block' },
      },
    },
  },
});
/** A row that cannot join the selection is dimmed, but readable. */
export const blocked = style({});
globalStyle(`tr${blocked}${blocked} :is(td, td :not([data-slot="avatar"]))`, {
  color: color.textMuted,
  fontWeight: 400,
});
globalStyle(`${blocked} input[type="checkbox"]`, { background: color.surfaceSunken, borderColor: color.lineStrong });
globalStyle(`${blocked} :is([data-slot="track"], [data-slot="avatar"], [data-slot="chip"])`, {
  filter: 'grayscale(1)',
});
/** Above the rows: indicates that there are more. */
export const newTasks = style({
  flex: 'none',
  justifyContent: 'center',
  width: '100%',
  minHeight: 36,
  borderRadius: 0,
  background: color.accentSoft,
  color: color.accentText,
  borderBottom: `1px solid ${color.line}`,
});
/** The actions cover the whole row, so neither cell nor column may contain or cut them. */
export const titleCell = style({ selectors: { 'td&': { position: 'static' } } });
export const title = style({
  fontWeight: 500,
  selectors: { 'tr[data-state~="unread"] &': { fontWeight: 650 } },
  '@container': { [cards]: { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } } },
});
globalStyle(`a${title}, a${title}:hover`, { color: color.text, textDecoration: 'none' });
/** The link shows its focus around the whole row, above the cells, so that their content does not interrupt the ring. */
globalStyle(`a${title}:focus-visible`, { outline: 'none' });
globalStyle(`a${title}:focus-visible::after`, {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  border: `${vars.focusRing.width} solid ${color.focus}`,
  pointerEvents: 'none',
});
globalStyle(`[data-quiet] a${title}:focus-visible::after`, { borderColor: 'transparent' });

export const data = style({
  selectors: { 'tr[data-state~="unread"] &': { fontWeight: 550 } },
});
export const muted = style({
  color: color.textMuted,
  selectors: { 'tr[data-state~="unread"] &': { color: color.text } },
});
export const cut = style({ minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const step = style({ selectors: { 'tr[data-state~="unread"] &': { fontWeight: 550, color: color.text } } });
/** The current assignee of the request, after the step's title. */
export const holder = style({ color: color.textMuted, fontWeight: 400 });
const wholeName = {
  color: color.accentText,
  fontSize: text.xs,
  fontWeight: 400,
  lineHeight: '14px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
/** The absent person of a substitution, never cut: below the process in the table, in the last line of a card. */
export const substitution = style({
  ...wholeName,
  display: 'block',
  '@container': { [cards]: { display: 'none' } },
});
export const cardSubstitution = style({
  ...wholeName,
  display: 'none',
  '@container': { [cards]: { display: 'block' } },
});
export const steps = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 28,
  marginLeft: -6,
  padding: '0 6px',
  borderRadius: vars.radius.control,
  color: color.textMuted,
  verticalAlign: 'middle',
  selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
  '@container': {
    [cards]: {
      // above the link, which covers the card
      position: 'relative',
      zIndex: 1,
      height: 20,
      margin: 0,
      padding: 0,
      selectors: { '&::after': { content: '""', position: 'absolute', inset: '-12px -16px' } },
    },
  },
});
globalStyle(`${steps} > svg`, { overflow: 'visible', '@container': { [cards]: { display: 'none' } } });
export const who = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

export const due = style({ fontVariantNumeric: 'tabular-nums' });
export const timeLeft = style({ color: color.textMuted });

/** While its menu is open, pointer and focus are outside the row, but the button that the menu hangs on must stay. */
const withMenu = '&:has([aria-expanded="true"])';
/** Covers the whole row, which may be wider than its visible part, while the pointer or the focus is on it. */
export const actionsPlace = style({
  display: 'contents',
  selectors: {
    [`${row}:hover &, ${row}:focus-within &, ${withMenu}`]: {
      position: 'absolute',
      zIndex: 1,
      inset: '7px 0 auto',
      display: 'flex',
      justifyContent: 'flex-end',
      pointerEvents: 'none',
    },
  },
  '@container': {
    [cards]: {
      selectors: {
        [`${row}:hover &, ${row}:focus-within &, ${withMenu}`]: { position: 'static', display: 'contents' },
      },
    },
  },
});
/**
 * At the end of the visible part of the row, while the pointer or the focus is on it. Only then sticky: the browser
 * computes the place of every sticky element in each frame of a scroll.
 */
export const actions = style({
  // out of sight, so that it is not painted
  position: 'absolute',
  top: 7,
  right: '100%',
  height: 30,
  paddingRight: 12,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingLeft: 28,
  background: `linear-gradient(90deg, transparent, ${color.surfaceHover} 24px)`,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${row}:hover &, ${row}:focus-within &, ${withMenu}`]: {
      position: 'sticky',
      top: 'auto',
      right: 0,
      opacity: 1,
      pointerEvents: 'auto',
    },
    [`[data-quiet] ${row}:not(:hover):focus-within &`]: { opacity: 0, pointerEvents: 'none' },
    [`${row}:not(:hover)[data-state~="current"] &`]: {
      background: `linear-gradient(90deg, transparent, ${color.surfaceSelected} 24px)`,
    },
    [`${row}:not(:hover):not([data-state~="current"]):focus-within &`]: {
      background: `linear-gradient(90deg, transparent, ${color.surface} 24px)`,
    },
    [`${row}${row}[data-state~="selected"] &, ${row}${row}[data-state~="selected"]:focus-within &`]: {
      background: `linear-gradient(90deg, transparent, ${color.surfaceSelected} 24px)`,
    },
  },
  // forced colors keep a gradient, so the actions have a background of their own
  '@media': {
    '(forced-colors: active)': { background: 'Canvas !important', borderLeft: '1px solid CanvasText', paddingLeft: 8 },
  },
  '@container': {
    [cards]: {
      position: 'absolute',
      right: 'auto',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      opacity: 1,
      selectors: { [`${row}:hover &, ${row}:focus-within &, ${withMenu}`]: { position: 'absolute', right: 'auto' } },
    },
  },
});
export const open = style({ marginRight: 4 });

export const skeletonRow = style({ '@container': { [cards]: { height: 90 } } });
export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 14,
  marginLeft: 12,
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${keys} > span`, { display: 'inline-flex', alignItems: 'center', gap: 4 });
