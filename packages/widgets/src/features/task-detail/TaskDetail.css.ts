import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

/** Container: the detail depends on its own width: next to a list, alone, or on a phone. */
const wide = 'detail (min-width: 760px)';
const narrow = 'detail (max-width: 520px)';

export const root = style({ height: '100%', minHeight: 0 });

export const detail = style({
  containerName: 'detail',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  background: vars.color.surface,
  '@media': {
    [queries.phone]: { position: 'fixed', inset: 0, zIndex: vars.layer.dialog, height: '100dvh' },
    [queries.short]: { gridTemplateRows: 'auto', alignContent: 'start', overflow: 'auto' },
    print: { display: 'block', position: 'static', height: 'auto', overflow: 'visible' },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '10px 12px 14px 24px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'block' } },
  '@container': { [narrow]: { padding: '4px 4px 12px 16px' } },
});
export const headLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});
globalStyle(`${headLine} > span`, { whiteSpace: 'nowrap' });
globalStyle(`${headLine} b`, { color: vars.color.text, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const headTools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});
/** If there is no room for avatars, the notice below still contains the names. */
export const others = style({
  display: 'inline-flex',
  marginRight: 8,
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${others} > * + *`, { marginLeft: -6 });
globalStyle(`${others} > *`, { boxShadow: `0 0 0 2px ${vars.color.surface}` });
/** At 400 % zoom the buttons need the room of the position in the list. */
globalStyle(`${headTools} > span:not([data-slot])`, {
  '@container': { 'detail (max-width: 360px)': { display: 'none' } },
});
export const tagAction = style({ height: 'auto', padding: 2, borderRadius: vars.radius.pill });
export const notices = style({ minWidth: 0 });
export const titles = style({ minWidth: 0, '@container': { [narrow]: { gridColumn: '1 / -1' } } });
export const title = style({
  fontSize: vars.text.xl,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  // takes the focus for screen readers when the task opens, but is not a control
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const stepLine = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  color: vars.color.textMuted,
});
globalStyle(`${stepLine} b`, { color: vars.color.text, fontWeight: 500 });
export const assign = style({
  alignSelf: 'end',
  justifySelf: 'end',
  // ends where the action bar does
  marginRight: 8,
  '@container': {
    [narrow]: { gridColumn: '1 / -1', justifySelf: 'stretch', marginRight: 12, marginTop: 8, display: 'grid' },
  },
});

export const body = style({
  minHeight: 0,
  overflow: 'auto',
  '@media': {
    [queries.short]: { minHeight: 'auto', overflow: 'visible' },
    print: { minHeight: 'auto', overflow: 'visible' },
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@container': {
    // each column scrolls by itself, so that facts and steps stay visible while the user fills in the form
    [wide]: {
      overflow: 'hidden',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) 296px',
      alignContent: 'stretch',
    },
  },
});
export const main = style({
  minWidth: 0,
  padding: '18px 24px 28px',
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  '@container': { [wide]: { overflow: 'auto' }, [narrow]: { padding: '16px 16px 24px' } },
});
export const aside = style({
  padding: '20px 24px',
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  borderTop: `1px solid ${vars.color.line}`,
  '@container': {
    [wide]: { borderTop: 0, borderLeft: `1px solid ${vars.color.line}`, padding: '20px 18px', overflow: 'auto' },
    [narrow]: { padding: '16px' },
  },
});
export const description = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const section = style({ display: 'grid', gap: 10 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  fontSize: vars.text.sm,
});
/** Its words end where the content below it does. */
export const attach = style({ marginRight: -12 });
export const quiet = style({ fontSize: vars.text.xs, fontWeight: 400, color: vars.color.textMuted });
export const sheetFill = style({ marginBottom: vars.space[4] });
export const none = style({ fontSize: vars.text.sm, color: vars.color.textMuted });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '7px 8px',
  fontSize: vars.text.sm,
});
globalStyle(`${facts} dt`, { color: vars.color.textMuted, fontSize: vars.text.xs });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
globalStyle(`${facts} small`, {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: '16px',
});
export const timeline = style({ display: 'grid', gap: 14, paddingTop: 18, borderTop: `1px solid ${vars.color.line}` });

export const comments = style({ display: 'grid', gap: 14 });
export const comment = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '2px 10px',
  fontSize: vars.text.sm,
});
export const commentHead = style({ display: 'flex', gap: 8, alignItems: 'baseline', lineHeight: '24px' });
globalStyle(`${commentHead} b`, { fontWeight: 600 });
export const commentText = style({ gridColumn: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const say = style({ marginTop: 16, display: 'flex', gap: 8, alignItems: 'end' });
export const sayField = style({ flex: 1, minWidth: 0 });
export const history = style({ display: 'grid', gap: 12 });
export const historyEntry = style({
  fontSize: vars.text.sm,
  paddingLeft: 12,
  borderLeft: `2px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
/** Collapsed events of the system, and the expanded ones. */
export const automatic = style({ color: vars.color.textMuted });
export const automaticList = style({ display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' });

export const foot = style({ minWidth: 0, background: vars.color.surface });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '10px 20px 10px 24px',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@container': { [narrow]: { flexWrap: 'wrap', padding: '8px 16px 12px' } },
});
globalStyle(`${actions} > button, ${actions} > a`, { '@container': { [narrow]: { flex: 1 } } });
export const why = style({
  flex: 1,
  maxWidth: 260,
  marginRight: 'auto',
  fontSize: vars.text.xs,
  lineHeight: '16px',
  color: vars.color.textMuted,
  '@container': { [narrow]: { order: -1, flexBasis: '100%', maxWidth: 'none' } },
});
/** On a phone the button that assigns the task has a line of its own. */
export const take = style({});
globalStyle(`${actions} > ${take}`, { '@container': { [narrow]: { flexBasis: '100%' } } });
export const cancelAction = style({});
export const loading = style({ display: 'grid', gap: 14, padding: '20px 24px', alignContent: 'start' });

// on paper nothing can be done
globalStyle(`${foot}, ${headTools}, ${attach}, ${say}`, { '@media': { print: { display: 'none' } } });
export const debug = style({ fontSize: vars.text.xs, color: vars.color.textMuted });
export const debugText = style({
  maxHeight: 320,
  overflow: 'auto',
  marginTop: 8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
