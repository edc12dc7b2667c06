import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, space, text } = vars;
/** Too narrow for settings and preview next to each other: one is shown at a time. */
const single = 'field-editor (max-width: 859px)';
/** Width below which a question is placed above its answers and each setting gets a row of its own. */
const stacked = 'field-settings (max-width: 600px)';
const close = 'field-settings (max-width: 420px)';

export const root = style({
  containerType: 'inline-size',
  containerName: 'field-editor',
  position: 'relative',
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.surface,
});
export const editor = style({
  containerType: 'inline-size',
  containerName: 'field-settings',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
export const nextToFields = style({
  display: 'flex',
  flex: '0 0 40%',
  maxWidth: 480,
  minHeight: 0,
  borderLeft: `1px solid ${color.line}`,
  '@container': {
    [single]: { display: 'none', flex: 1, maxWidth: 'none', borderLeft: 0 },
  },
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 48,
  padding: `0 ${space[3]} 0 ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [close]: { paddingLeft: space[4], gap: space[1] } },
});
export const headSign = style({ color: color.textMuted });
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.md,
  fontWeight: 600,
});

export const tabs = style({
  display: 'none',
  flex: 'none',
  gap: space[6],
  padding: `0 ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [single]: { display: 'flex' }, [close]: { paddingInline: space[4] } },
});
export const tab = style({
  minHeight: vars.size.touch,
  color: color.textMuted,
  fontWeight: 500,
  borderBottom: '2px solid transparent',
  selectors: { '&[aria-current]': { color: color.text, borderBottomColor: color.accent } },
});
globalStyle(`${root}[data-side="preview"] ${nextToFields}`, {
  '@container': { [single]: { display: 'flex', position: 'absolute', inset: '93px 0 0', background: color.surface } },
});

export const settings = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[5]} ${space[6]}`,
  '@container': { [close]: { paddingInline: space[4] } },
});
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@container': { [close]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const stack = style({ display: 'grid', gap: space[2] });
export const call = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
});
export const offset = style({ display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', gap: space[2] });
export const code = style({});
globalStyle(`${code} :is(input, textarea)`, { fontFamily: vars.font.mono, fontSize: text.sm });
globalStyle(`${code} :is(input, textarea)`, { '@media': { [queries.phone]: { fontSize: text.lg } } });
export const follows = style({ color: color.textMuted, fontSize: text.xs, whiteSpace: 'nowrap' });

export const group = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const groupTitle = style({ fontSize: text.sm, fontWeight: 600 });
globalStyle(`legend${groupTitle}`, { display: 'flex', gap: space[2], paddingBottom: space[2] });
export const groupCount = style({ color: color.textMuted, fontSize: text.xs, fontWeight: 400 });
export const groupNote = style({ color: color.textMuted, fontSize: text.xs, lineHeight: '16px' });
export const warning = style({ color: color.dangerText, fontSize: text.xs, lineHeight: '16px' });
export const groupActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
globalStyle(`${groupActions} > p`, { flex: '1 1 100%' });
export const rows = style({ display: 'grid', gap: space[2] });
export const listRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  '@container': {
    [close]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBottom: space[1],
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
export const listCell = style({ minWidth: 0 });
export const listActions = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  justifyContent: 'end',
  '@container': { [close]: { gridColumn: '1 / -1' } },
});

export const flags = style({ display: 'grid' });
export const flag = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 48,
  padding: `7px 0`,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
/** The question is left of its answers if there is room. */
export const flagChoice = style({});
globalStyle(`${flag} ${flagChoice}`, {
  display: 'grid',
  gridTemplateColumns: '104px auto',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: space[2],
});
globalStyle(`${flag} ${flagChoice} > [data-slot="field-hint"]`, { gridColumn: 2, paddingTop: 4 });
globalStyle(`${flag} [role="radiogroup"]`, { gridAutoColumns: 'auto' });
globalStyle(`${flag} ${flagChoice}`, {
  '@container': {
    [stacked]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', rowGap: 6 },
  },
});
globalStyle(`${flag} ${flagChoice} > [data-slot="field-hint"]`, { '@container': { [stacked]: { gridColumn: 1 } } });
export const flagExpression = style({ gridColumn: '1 / -1', paddingTop: space[2] });
export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.textMuted,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  '@container': { [stacked]: { gridColumn: '1 / -1', paddingTop: space[2] } },
});
export const verdictWord = style({ color: color.text, fontWeight: 500 });
globalStyle(`${verdict}[data-state="true"] :is(svg, ${verdictWord})`, { color: color.successText });
globalStyle(`${verdict}[data-state="broken"] :is(svg, ${verdictWord})`, { color: color.dangerText });
export const startValue = style({ minWidth: 0 });

export const uses = style({ display: 'grid', gap: 6, paddingTop: space[1] });
export const usesTitle = style({ fontSize: text.sm, fontWeight: 600 });
export const use = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 32,
  paddingLeft: 22,
  fontSize: text.sm,
  '::before': {
    content: '""',
    boxSizing: 'border-box',
    position: 'absolute',
    left: 1,
    top: 'calc(50% - 5px)',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: color.surface,
    border: `2px solid ${color.textMuted}`,
    zIndex: 1,
  },
  selectors: {
    '& + &::after': {
      content: '""',
      position: 'absolute',
      left: 5,
      top: 'calc(-50% + 5px)',
      width: 2,
      height: 'calc(100% - 10px)',
      background: color.lineStrong,
    },
  },
});
export const useStep = style({
  minHeight: 28,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } },
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const useWords = style({ color: color.textMuted });

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.line}`,
  '@container': { [close]: { paddingInline: space[4] } },
});
export const footNote = style({ color: color.textMuted, fontSize: text.sm });
