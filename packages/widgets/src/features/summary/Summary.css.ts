import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;
/** The summary looks at its own width. */
const medium = 'summary (max-width: 900px)';
/** Two tables side by side with little room each. */
const tight = 'summary (min-width: 900.02px) and (max-width: 1150px)';
const narrow = 'summary (max-width: 640px)';

export const summary = style({ containerName: 'summary', containerType: 'inline-size' });
export const page = style({
  maxWidth: 1192,
  margin: '0 auto',
  padding: `${space[6]} ${space[8]} ${space[8]}`,
  '@container': { [narrow]: { padding: `${space[4]} ${space[4]} ${space[8]}` } },
});
export const hello = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] });
export const greeting = style({ fontSize: text.xxl, lineHeight: '36px', fontWeight: 600 });
export const today = style({ color: color.textMuted });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  marginTop: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({
  padding: `${space[3]} ${space[2]} ${space[2]}`,
  selectors: {
    '& + &': { borderLeft: `1px solid ${color.line}` },
    '&[data-wide="true"]': { gridColumn: '1 / -1' },
  },
  '@container': {
    [medium]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.line}` } } },
    [narrow]: { padding: `${space[3]} ${space[4]} 0` },
  },
});
export const cardName = style({
  padding: `0 ${space[3]}`,
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 500,
  '@container': { [narrow]: { padding: 0 } },
});
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { [narrow]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' } },
});
export const tile = style({
  position: 'relative',
  selectors: { '& + &': { borderLeft: `1px solid ${color.line}` } },
  '@container': { [narrow]: { selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${color.line}` } } } },
});
export const tileLink = style({
  display: 'grid',
  gap: 2,
  padding: space[3],
  borderRadius: radius.control,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(48px, auto)',
      alignItems: 'center',
      gap: space[2],
      minHeight: 48,
      padding: 0,
    },
  },
});
globalStyle(`a${tileLink}`, { color: color.text });
globalStyle(`a${tileLink}:hover`, { background: color.surfaceHover, textDecoration: 'none' });
export const count = style({
  height: 32,
  fontSize: text.xxl,
  lineHeight: '32px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { order: 3, textAlign: 'end' } },
});
export const failed = style({ color: color.dangerText });
export const tileName = style({ fontWeight: 500 });
const small = { fontSize: text.xs, lineHeight: '16px', minHeight: 16 } as const;
export const unread = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.accentText,
  selectors: {
    '&::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRadius: radius.pill,
      background: color.accent,
      forcedColorAdjust: 'none',
    },
  },
});
export const note = style({ ...small, color: color.textMuted });
export const retry = style({
  ...small,
  position: 'absolute',
  left: 12,
  bottom: 8,
  minHeight: 24,
  color: color.accentText,
  fontWeight: 500,
  borderRadius: 4,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@container': { [narrow]: { left: 'auto', right: 76, bottom: 2, minHeight: 44 } },
});

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 40,
  marginTop: space[6],
  alignItems: 'start',
  '@container': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] },
    [tight]: { columnGap: space[6] },
  },
});
export const tableHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 28,
});
globalStyle(`${tableHead} > h3`, { fontWeight: 600 });
export const seeAll = style({
  minWidth: 96,
  fontSize: text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textAlign: 'end',
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, tableLayout: 'fixed' });
globalStyle(`${table} th`, {
  height: 32,
  padding: `0 ${space[3]}`,
  color: color.textMuted,
  fontSize: text.xs,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} th:nth-child(1)`, { width: 76 });
globalStyle(`${table} th:nth-child(3)`, { width: 118 });
globalStyle(`${table} th:nth-child(4)`, { width: 150 });
globalStyle(`${table} td`, { height: 40, padding: `0 ${space[3]}`, borderBottom: `1px solid ${color.line}` });
// the room goes to the name of the process
globalStyle(`${table} :is(th, td)`, { '@container': { [tight]: { paddingInline: space[2] } } });
globalStyle(`${table} th:nth-child(1)`, { '@container': { [tight]: { width: 56 } } });
globalStyle(`${table} th:nth-child(3)`, { '@container': { [tight]: { width: 108 } } });
globalStyle(`${table} th:nth-child(4)`, { '@container': { [tight]: { width: 104 } } });
export const idk = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const process = style({ position: 'static' });
export const date = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const waiting = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${table} tbody tr`, { position: 'relative' });
globalStyle(`${table} tbody tr:hover`, { background: color.surfaceHover });
export const rowLink = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // the whole row leads to the task
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
globalStyle(`a${rowLink}`, { color: color.text });
globalStyle(`a${rowLink}:hover`, { textDecoration: 'none' });
globalStyle(`a${rowLink}:focus-visible`, { outline: 'none' });
globalStyle(`a${rowLink}:focus-visible::after`, {
  outline: `${vars.focusRing.width} solid ${color.focus}`,
  outlineOffset: -2,
});
export const bar = style({
  display: 'inline-block',
  width: 64,
  height: 8,
  marginRight: space[3],
  verticalAlign: 'middle',
  '@container': { [tight]: { width: 32 } },
});
export const waited = style({
  position: 'relative',
  display: 'block',
  minWidth: 8,
  height: 2,
  marginTop: 3,
  background: color.lineStrong,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      right: -1,
      top: -4,
      width: 10,
      height: 10,
      borderRadius: radius.pill,
      border: `2px solid ${color.accent}`,
      background: color.surface,
    },
  },
});
export const failedRows = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 72,
  padding: `0 ${space[3]}`,
  borderBlock: `1px solid ${color.line}`,
});
globalStyle(`${failedRows} > svg`, { width: 16, height: 16, color: color.dangerText });
globalStyle(`${failedRows} > span`, { flex: 1 });
export const nothing = style({
  display: 'grid',
  gap: 4,
  padding: `${space[6]} ${space[3]}`,
  borderBlock: `1px solid ${color.line}`,
  color: color.textMuted,
  textAlign: 'center',
});
globalStyle(`${nothing} > strong`, { color: color.text, fontWeight: 600 });

// cards on a phone: process and wait first, number and day below
globalStyle(`${table} thead`, {
  '@container': { [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
globalStyle(`${table} tbody tr`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"process waiting" "idk date"',
      padding: `${space[2]} 0`,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${table} td`, {
  '@container': { [narrow]: { height: 'auto', minHeight: 20, padding: '2px 0', border: 0 } },
});
globalStyle(`${table} td${idk}`, { '@container': { [narrow]: { gridArea: 'idk' } } });
globalStyle(`${table} td${idk}::before`, { '@container': { [narrow]: { content: '"IDK "' } } });
globalStyle(`${table} td${process}`, { '@container': { [narrow]: { gridArea: 'process', fontWeight: 500 } } });
globalStyle(`${table} td${date}`, { '@container': { [narrow]: { gridArea: 'date', textAlign: 'end' } } });
globalStyle(`${table} td${waiting}`, { '@container': { [narrow]: { gridArea: 'waiting', textAlign: 'end' } } });

/** The open requests of a user without a queue. */
export const requests = style({ marginTop: space[6] });
export const requestList = style({ padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line}` });
export const request = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 72px 176px',
  gap: `2px ${space[4]}`,
  alignItems: 'center',
  minHeight: 44,
  padding: `${space[1]} ${space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.sm,
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[3]} 0`, alignItems: 'start' },
  },
});
export const requestName = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  minWidth: 0,
  fontWeight: 500,
});
export const requestStep = style({
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { gridArea: '2 / 1 / 3 / 3', whiteSpace: 'normal' } },
});
export const requestTrack = style({ '@container': { [narrow]: { gridArea: '1 / 2' } } });
export const requestWait = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [narrow]: { gridArea: '3 / 1 / 4 / 3', color: color.textMuted, textAlign: 'start' } },
});
