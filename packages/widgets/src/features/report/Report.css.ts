import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, text, radius, space, size } = vars;

const cards = `list ${queries.cards}`;
const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1, background: color.surface });

export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
globalStyle(`${tabs} > [role="tablist"]`, {
  flex: 'none',
  paddingInline: 20,
  '@media': { [queries.phone]: { paddingInline: 16 } },
});
globalStyle(`${tabs} > [role="tablist"] > [role="tab"]`, { minHeight: 44 });
globalStyle(`${tabs} > [role="tabpanel"]`, { display: 'flex', flex: 1, minHeight: 0, padding: 0 });
globalStyle(`${tabs} > [role="tabpanel"]:focus-visible`, { outlineOffset: -2 });

export const filters = style({
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: 56,
  height: 'auto',
  padding: '12px 20px',
  '@container': { [cards]: { padding: '8px 16px', borderBottom: `1px solid ${color.line}` } },
});
export const filterCount = style({
  display: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cards]: { display: 'block', marginRight: 'auto' } },
});
const notInCards = { '@container': { [cards]: { display: 'none' } } } as const;
export const more = style({});
globalStyle(`${more}`, notInCards);
export const clear = style({});
globalStyle(`${clear}`, notInCards);
export const save = style({});
globalStyle(`${save}`, notInCards);
export const sheetButton = style({});
globalStyle(`${sheetButton}`, {
  display: 'none',
  '@container': { [cards]: { display: 'inline-flex', minHeight: 44 } },
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 320,
  height: 32,
  border: `1px dashed ${color.controlLine}`,
  borderRadius: radius.control,
  color: color.textMuted,
  fontSize: text.sm,
  ...notInCards,
});
export const pillSet = style({ borderStyle: 'solid', paddingRight: 4 });
export const pillButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: '100%',
  padding: '0 10px',
  color: 'inherit',
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: { '&:hover': { color: color.text } },
});
globalStyle(`${pillButton} > b`, { ...clip, color: color.text, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${pillButton} > svg`, { width: 14, height: 14 });
export const sheet = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const range = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridColumn: '1 / -1',
});

/** Over the rows; under them where they are cards, in reach of the thumb. */
export const actions = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '4px 12px 4px 20px',
  borderTop: `1px solid ${color.line}`,
  '@container': { [cards]: { order: 1, flexWrap: 'wrap', padding: '8px 12px 8px 16px' } },
});
export const selecting = style({ background: color.accentSoft });
globalStyle(`${actions} button`, { '@container': { [cards]: { minHeight: size.touch } } });
export const said = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 8px',
  flex: 1,
  minWidth: 0,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
/** Where rows are cards there is room for them only while something is selected. */
export const end = style({});
globalStyle(`${end} svg`, notInCards);
/** Cards have no columns. */
export const columnsButton = style({});
globalStyle(`${columnsButton}`, notInCards);
globalStyle(`${actions}:not(${selecting}) ${end}, ${actions}:not(${selecting}) ${said} > strong`, notInCards);
// the count on a line of its own, the actions side by side below it
globalStyle(`${selecting} ${said}`, { '@container': { [cards]: { flexBasis: 'calc(100% - 60px)' } } });
globalStyle(`${selecting} > button:not(:first-child)`, { '@container': { [cards]: { flex: 1 } } });
globalStyle(`${said} > strong`, { fontWeight: 600 });
export const note = style({ color: color.textMuted, fontSize: text.xs });
globalStyle(`${selecting} ${note}`, { color: color.text });

export const dateWidth = 112;
/** Its long headings are in two lines. */
export const dateHead = style({ selectors: { 'th&': { whiteSpace: 'normal', lineHeight: '14px' } } });
/** Least width of the main column; with dates of the request there is room for fewer other columns. */
const mainWidth = { plain: 160, withDates: 220 };

/** Hides a column of a table that would leave its main column too narrow; `others` is the width of the columns left. */
const hiddenBelow = (others: number) =>
  style({
    '@container': {
      [`list (max-width: ${others + mainWidth.plain - 0.02}px)`]: { display: 'none' },
      ...Object.fromEntries(
        [1, 2].map((dates) => [
          `list (max-width: ${others + dates * dateWidth + mainWidth.withDates - 0.02}px)`,
          { selectors: { [`[data-dates="${dates}"] &`]: { display: 'none' } } },
        ]),
      ),
    },
  });

/** Columns that go away as the list narrows, the first of them first. */
export const secondary = hiddenBelow(1020);
export const requester = hiddenBelow(840);
export const department = hiddenBelow(710);
export const track = hiddenBelow(586);

/** Scrolls where not even the other columns have room. */
const scrolling = (dates: number) =>
  style({
    minWidth: 494 + dates * dateWidth + mainWidth.withDates,
    '@container': { [cards]: { minWidth: 0 } },
  });
export const withDates: Record<number, string> = { 1: scrolling(1), 2: scrolling(2) };
export const boxHead = style({
  width: 46,
  height: 32,
  padding: '0 0 0 20px',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.lineStrong}`,
});
export const row = style({
  '@container': { [cards]: { minHeight: 62, padding: '10px 16px 10px 52px' } },
});
globalStyle(`${row} > td`, { height: 52, '@container': { [cards]: { height: 'auto' } } });
globalStyle(`${row}:has([data-report-link]:focus-visible)`, {
  outline: `${vars.focusRing.width} solid ${color.focus}`,
  outlineOffset: -2,
});
/** Over the row's link, which covers the row. */
export const box = style({
  selectors: { 'td&': { zIndex: 1, overflow: 'visible', paddingLeft: 20 } },
  '@container': {
    [cards]: {
      selectors: {
        'td&': {
          position: 'absolute',
          insetBlock: 0,
          left: 0,
          width: 48,
          display: 'grid',
          placeItems: 'center',
          padding: 0,
        },
      },
    },
  },
});
/** Its link covers the whole row, so the cell must not hold it. */
export const titleCell = style({
  selectors: { 'td&': { position: 'static' } },
  '@container': { [cards]: { selectors: { 'td&': { gridArea: '1 / 1 / 3 / 2' } } } },
});
export const title = style({
  ...clip,
  display: 'block',
  lineHeight: '18px',
  fontWeight: 500,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '@container': { [cards]: { fontSize: text.md, lineHeight: '20px' } },
});
export const canceled = style({});
globalStyle(`a${title}, a${title}:hover`, { color: color.text, textDecoration: 'none' });
globalStyle(`a${title}${canceled}`, { color: color.textMuted });
globalStyle(`a${title}:focus-visible`, { outline: 'none' });
export const first = style({ ...clip, display: 'block', lineHeight: '18px' });
export const second = style({
  ...clip,
  display: 'block',
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
});
export const muted = style({ color: color.textMuted });
export const twoLines = style({ display: 'grid', gap: 6 });
export const who = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const cut = style(clip);
export const chipBox = style({ verticalAlign: 'middle' });
export const chip = style({ display: 'inline-flex', alignItems: 'center', gap: 5 });
globalStyle(`${chip} > svg`, { width: 14, height: 14 });

export const lead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: '14px 20px',
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
  '@media': { [queries.phone]: { padding: '12px 16px', alignItems: 'flex-start' } },
});
globalStyle(`${lead} > svg`, { flex: 'none', width: 16, height: 16 });
export const exportRow = style({
  '@container': { [cards]: { gap: '2px 12px', padding: '12px 16px' } },
});
globalStyle(`${exportRow} > td`, { height: 52, '@container': { [cards]: { height: 'auto' } } });
export const exportDate = style({
  '@container': { [cards]: { selectors: { 'td&': { gridArea: '1 / 1', fontWeight: 500 } } } },
});
export const exportQuery = style({
  selectors: { 'td&': { whiteSpace: 'normal', color: color.textMuted } },
  '@container': { [cards]: { selectors: { 'td&': { gridArea: '2 / 1' } } } },
});
export const exportStatus = style({
  '@container': { [cards]: { selectors: { 'td&': { gridArea: '3 / 1', marginTop: 4 } } } },
});
export const exportProgress = style({ width: 132, marginTop: 6 });
export const exportFile = style({
  selectors: { 'td&': { overflow: 'visible' } },
  '@container': {
    [cards]: {
      selectors: {
        'td&': {
          gridArea: '1 / 2 / 4 / 3',
          display: 'grid',
          justifyItems: 'end',
          gap: 4,
          maxWidth: 132,
          whiteSpace: 'normal',
        },
      },
    },
  },
});
globalStyle(`${exportFile} > ${note}`, {
  marginRight: 12,
  '@container': { [cards]: { order: 1, marginRight: 0, textAlign: 'end' } },
});
globalStyle(`${exportFile} button`, { '@media': { [queries.phone]: { minHeight: size.touch } } });
