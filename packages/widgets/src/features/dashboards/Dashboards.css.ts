import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, text, radius, size } = vars;

/** The dashboards look at their own width. */
const medium = 'dashboards (max-width: 1111px)';
/** Under this width of the window the graphs of department and sectors go under the processes. */
const window1360 = '(max-width: 1359.98px)';
/** A chart and its tables are side by side only where both have room. */
const roomyBlock = 'block (min-width: 860px)';
const narrowBlock = 'block (max-width: 480px)';
const narrow = 'dashboards (max-width: 640px)';

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1, background: color.surface });
export const page = style({ position: 'relative', display: 'flex', flex: 1, minWidth: 0, minHeight: 0 });
export const print = style({});
globalStyle(`${print}`, {
  position: 'absolute',
  top: 6,
  right: 24,
  '@media': { [queries.phone]: { display: 'none' } },
});
export const tabs = style({
  containerName: 'dashboards',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
globalStyle(`${tabs} > [role="tablist"]`, {
  flex: 'none',
  paddingInline: 24,
  '@media': { [queries.phone]: { paddingInline: 16 } },
});
globalStyle(`${tabs} > [role="tablist"] > [role="tab"]`, { minHeight: 44 });
globalStyle(`${tabs} > [role="tabpanel"]`, { flex: 1, minHeight: 0, padding: 0, overflow: 'hidden auto' });
globalStyle(`${tabs} > [role="tabpanel"]:focus-visible`, { outlineOffset: -2 });
export const dashboard = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
export const center = style({ display: 'grid', placeItems: 'center', flex: 1, padding: 24 });
export const progress = style({ height: 2, flex: 'none' });

const inset = { paddingInline: 24, '@container': { [narrow]: { paddingInline: 16 } } } as const;

export const numbers = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: '1.5fr',
  gridAutoColumns: '1fr',
  paddingBlock: '18px 16px',
  borderBottom: `1px solid ${color.line}`,
  ...inset,
  '@container': {
    [narrow]: { paddingInline: 16, gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  },
});
globalStyle(`${numbers} > div`, {
  minWidth: 0,
  paddingInline: 24,
  borderLeft: `1px solid ${color.line}`,
  '@container': { [medium]: { paddingInline: 16 } },
});
globalStyle(`${numbers} > div:first-child`, {
  paddingLeft: 0,
  border: 0,
  '@container': { [narrow]: { gridColumn: '1 / -1', padding: '0 0 12px' } },
});
globalStyle(`${numbers} > div + div`, { '@container': { [narrow]: { paddingInline: 12 } } });
globalStyle(`${numbers} > div:nth-child(even)`, { '@container': { [narrow]: { paddingLeft: 0, border: 0 } } });
globalStyle(`${numbers} dt`, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
});
globalStyle(`${numbers} dd`, {
  margin: '3px 0 0',
  fontSize: text.xxl,
  lineHeight: '30px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${numbers} > div + div > dd`, { '@container': { [narrow]: { fontSize: text.lg, lineHeight: '24px' } } });
globalStyle(`${numbers} small`, {
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 400,
  // "240 tarefas" moves to the next line as a whole
  display: 'inline-block',
});
export const numbersBar = style({ marginTop: 8 });
export const since = style({
  margin: '2px 0 0',
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
  fontWeight: 400,
});
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  fontSize: text.sm,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="better"]': { color: color.successText },
    '&[data-tone="worse"]': { color: color.dangerText },
    '&[data-tone="same"]': { color: color.textMuted },
  },
});
globalStyle(`${change} > svg`, { width: 12, height: 12, flex: 'none' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  flex: '1 0 auto',
  '@media': { [window1360]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ minWidth: 0 });
const under = {
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 3fr) minmax(0, 5fr)',
  borderLeft: 0,
  borderTop: `1px solid ${color.line}`,
} as const;
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const aside = style({
  minWidth: 0,
  borderLeft: `1px solid ${color.line}`,
  '@media': { [window1360]: under },
  '@container': { [medium]: under, 'dashboards (max-width: 760px)': oneColumn },
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  containerName: 'block',
  containerType: 'inline-size',
  minWidth: 0,
  paddingBlock: '16px 18px',
  ...inset,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
globalStyle(`${aside} > ${block} + ${block}`, {
  '@media': { [window1360]: { borderTop: 0, borderLeft: `1px solid ${color.line}` } },
  '@container': {
    'dashboards (min-width: 760.01px) and (max-width: 1111px)': { borderTop: 0, borderLeft: `1px solid ${color.line}` },
    'dashboards (max-width: 760px)': { borderLeft: 0, borderTop: `1px solid ${color.line}` },
  },
});
export const blockHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 });
globalStyle(`${blockHead} > h2`, {
  flex: '1 1 160px',
  minWidth: 0,
  fontSize: text.md,
  lineHeight: '20px',
  fontWeight: 600,
  overflowWrap: 'break-word',
});
export const reportLink = style({ color: color.accentText, fontSize: text.sm, fontWeight: 500 });
// in a narrow block the title shares its line with the view, and the link gets the next one
globalStyle(`${blockHead} > ${reportLink}`, { '@container': { [narrowBlock]: { order: 1 } } });
globalStyle(`${blockHead} button`, { '@media': { [queries.phone]: { minHeight: size.touch } } });
const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const viewLabel = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
globalStyle(`${viewLabel} > svg`, { width: 14, height: 14 });
globalStyle(`${viewLabel} > span`, { '@container': { [narrowBlock]: visuallyHidden } });
// the icon of the view already says which one is chosen, with its fill
globalStyle(`${blockHead} [role="radio"] > svg`, { display: 'none' });
export const sentence = style({ marginTop: 2, color: color.textMuted, fontSize: text.sm, lineHeight: '18px' });
export const charted = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginTop: 14 });
export const chartedWide = style({
  '@container': { [roomyBlock]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: 24 } },
});
export const pie = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: '12px 20px',
});
globalStyle(`${pie} > table`, { flex: '1 1 150px', width: 'auto' });
// leaves room for the legend at its side
globalStyle(`${pie} > [data-slot="pie-chart"] > svg`, { '@container': { [narrowBlock]: { width: 112, height: 112 } } });
export const columns = style({ minWidth: 0 });
const summary = {
  color: color.accentText,
  fontSize: text.sm,
  fontWeight: 500,
} as const;
export const byBucket = style({ marginTop: 8, overflowX: 'auto' });
globalStyle(`${byBucket} > summary`, summary);

export const tableScroll = style({ minWidth: 0 });
/** Only in tables with room for it; the rings say it as well. */
export const changeColumn = style({ whiteSpace: 'nowrap' });
globalStyle(`${changeColumn} > ${change}`, { flexWrap: 'nowrap' });
globalStyle(`${changeColumn}`, { '@container': { 'block (max-width: 520px)': { display: 'none' } } });
export const headKey = style({});
globalStyle(`${headKey} > :first-child`, { '@container': { [narrowBlock]: { display: 'none' } } });
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  textAlign: 'inherit',
  borderRadius: 4,
  selectors: { '&:hover': { color: color.text } },
  '@media': { [queries.phone]: { minHeight: size.touch } },
});
globalStyle(`${sortButton} svg`, { width: 12, height: 12, flex: 'none' });
export const count = style({});
globalStyle(`a${count}`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`a${count}:hover`, { color: color.accentText, textDecoration: 'underline' });
export const rings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const ring = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  padding: '8px 4px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  textAlign: 'center',
  fontSize: text.sm,
  lineHeight: '16px',
  selectors: {
    '&[data-chosen]': { background: color.surfaceSelected, borderColor: color.controlLine },
  },
});
globalStyle(`${ring} > button`, {
  minHeight: 24,
  maxWidth: '100%',
  fontWeight: 500,
  overflowWrap: 'break-word',
  borderRadius: 4,
  '@media': { [queries.phone]: { minHeight: size.touch } },
});
globalStyle(`${ring} > ${change}`, { justifyContent: 'center' });
export const ringShare = style({ fontSize: 11, lineHeight: '14px' });
export const ringCount = style({ color: color.textMuted });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const hidden = style(visuallyHidden);
globalStyle(`${table} th, ${table} td`, { padding: '6px 4px', textAlign: 'end', fontWeight: 400 });
globalStyle(`${table} thead th`, {
  color: color.textMuted,
  fontSize: text.xs,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  '@container': { [narrowBlock]: { whiteSpace: 'normal' } },
});
globalStyle(`${table} tr > :first-child`, { textAlign: 'start', paddingLeft: 8 });
globalStyle(`${table} tbody tr + tr`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${table} tr[data-chosen]`, { background: color.surfaceSelected });
export const keyed = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
globalStyle(`${keyed} > svg`, { width: 14, height: 14 });
export const muted = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const seriesButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  textAlign: 'start',
  borderRadius: 4,
  overflowWrap: 'break-word',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-pressed="true"]': { color: color.accentText, fontWeight: 600 },
  },
  '@media': { [queries.phone]: { minHeight: size.touch } },
});

export const hint = style({
  paddingBlock: 20,
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: text.sm,
  ...inset,
});
export const detail = style({ paddingBlock: '14px 24px', borderTop: `1px solid ${color.line}`, ...inset });
export const detailHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 });
globalStyle(`${detailHead} > h2`, { fontSize: text.md, fontWeight: 600, overflowWrap: 'anywhere' });
globalStyle(`${detailHead} > a`, { marginLeft: 'auto' });

export const stepTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${stepTable} th, ${stepTable} td`, { height: 44, padding: '4px 8px', textAlign: 'end', fontWeight: 400 });
globalStyle(`${stepTable} thead th`, { height: 32, color: color.textMuted, fontSize: text.xs, fontWeight: 500 });
globalStyle(`${stepTable} tr > :first-child`, { textAlign: 'start', paddingLeft: 0 });
globalStyle(`${stepTable} tbody th`, { fontWeight: 500 });
globalStyle(`${stepTable} td:nth-child(2)`, { whiteSpace: 'nowrap' });
globalStyle(`${stepTable} tbody tr`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${stepTable} small`, {
  display: 'inline-block',
  marginLeft: 8,
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 400,
});
export const stepShare = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: 12 });
export const stepBar = style({ width: 96, '@container': { [narrow]: { display: 'none' } } });

export const items = style({ display: 'grid', marginTop: 4 });
export const item = style({
  display: 'grid',
  gap: 8,
  paddingBlock: 14,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const itemHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
globalStyle(`${itemHead} > h3`, { fontSize: text.md, fontWeight: 600 });
globalStyle(`${itemHead} > :last-child`, { marginLeft: 'auto' });
export const comment = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const noComment = style({ color: color.textMuted });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '8px 16px',
  fontSize: text.sm,
});
globalStyle(`${facts} dt`, { color: color.textMuted, fontSize: text.xs });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const data = style({ borderRadius: radius.control });
globalStyle(`${data} > summary`, summary);
globalStyle(`${data} > summary, ${byBucket} > summary`, {
  '@media': { [queries.phone]: { minHeight: size.touch, lineHeight: '44px' } },
});
globalStyle(`${data} > dl`, {
  marginTop: 8,
  padding: 12,
  background: color.surfaceSunken,
  borderRadius: radius.control,
});
