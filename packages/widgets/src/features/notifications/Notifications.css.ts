import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, text } = vars;
const touch = '(hover: none)';

export const panel = style({
  outline: 'none',
  fontSize: text.sm,
  '@media': { [queries.phone]: { minHeight: '100%', display: 'flex', flexDirection: 'column' } },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [queries.phone]: { flexWrap: 'wrap', minHeight: 52, padding: '4px 4px 0 16px', gap: '0 8px' },
    [queries.short]: { position: 'relative' },
  },
});
export const title = style({ fontSize: text.md, lineHeight: '20px', fontWeight: 600 });
export const markAll = style({
  marginLeft: 'auto',
  '@media': { [queries.phone]: { order: 1, flexBasis: '100%', justifyContent: 'start', margin: '0 0 0 -10px' } },
});
globalStyle(`${head} > [data-slot="icon-button"]`, { '@media': { [queries.phone]: { marginLeft: 'auto' } } });

export const progress = style({ position: 'absolute', left: 0, right: 0, bottom: -2 });

export const day = style({
  padding: '12px 16px 4px',
  fontSize: text.xs,
  lineHeight: '16px',
  fontWeight: 500,
  color: color.textMuted,
});
export const list = style({ paddingBottom: 4 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 10,
  padding: '10px 16px 10px 24px',
  lineHeight: '19px',
  color: color.textMuted,
  selectors: {
    '&[data-state="unread"]': { color: color.text },
    '&:hover, &:has(:focus-visible)': { background: color.surfaceHover },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      inset: '0 16px auto 62px',
      height: 1,
      background: color.line,
    },
    '&:hover::before, &:has(:focus-visible)::before': { display: 'none' },
    '&:hover + &::before, &:has(:focus-visible) + &::before': { display: 'none' },
  },
});
const icon = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  pointerEvents: 'none',
});
globalStyle(`${icon} > svg`, { width: 16, height: 16 });
export const iconTone = styleVariants({
  accent: [icon, { background: color.accentSoft, color: color.accentText }],
  success: [icon, { background: color.successSoft, color: color.successText }],
  danger: [icon, { background: color.dangerSoft, color: color.dangerText }],
  neutral: [icon, { background: color.surfaceSunken, color: color.textMuted }],
});

/** Tasks of one process: one line, with the tasks below it when expanded. */
export const group = style({ position: 'relative' });
export const grouped = style({ paddingLeft: 24 });
/** One line next to its icon, with the chevron after it. */
export const groupText = style({ alignSelf: 'center', gridRow: '1 / span 2', pointerEvents: 'none' });
/** The hairline between rows, which are not siblings here. */
globalStyle(`${row} + ${group} > ${row}::before, ${group} + ${group} > ${row}::before, ${group} + ${row}::before`, {
  content: '""',
  position: 'absolute',
  inset: '0 16px auto 62px',
  height: 1,
  background: color.line,
});
export const groupChevron = style({
  gridArea: '1 / 3 / span 2',
  alignSelf: 'center',
  width: 16,
  height: 16,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.fast}`,
  selectors: { '&[data-open="true"]': { transform: 'rotate(90deg)' } },
});
export const dot = style({
  position: 'absolute',
  left: 9,
  top: 16,
  width: 7,
  height: 7,
  borderRadius: '50%',
  background: color.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Covers the row below all other controls, so that pressing it anywhere opens it. */
export const open = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&:focus-visible': { outlineOffset: -2 }, '&[aria-busy="true"]': { cursor: 'progress' } },
});
export const time = style({
  gridColumn: 2,
  alignSelf: 'center',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
});

const message = style({ gridColumn: '2 / -1', pointerEvents: 'none' });

export { message as text };

globalStyle(`:is(${message}, ${groupText}) :is(b, strong)`, { fontWeight: 500, color: color.text });
globalStyle(`${row}[data-state="unread"] :is(b, strong)`, { fontWeight: 650 });
globalStyle(`${message} a`, { position: 'relative', pointerEvents: 'auto' });

/** On the line of the time, so that nothing moves when they appear. */
export const actions = style({
  position: 'relative',
  display: 'flex',
  gap: 2,
  margin: '-7px -6px -5px 0',
  opacity: 0,
  selectors: { [`${row}:hover &, ${row}:has(:focus-visible) &`]: { opacity: 1 } },
  '@media': {
    [touch]: { opacity: 1 },
    [queries.phone]: { opacity: 1, margin: '-12px -8px -10px 0' },
  },
});
globalStyle(`${actions} button:focus-visible`, { color: color.text });

export const deletedRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  margin: '4px 16px 4px 24px',
  padding: '0 4px 0 12px',
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  color: color.textMuted,
});
globalStyle(`${deletedRow} > svg`, { width: 14, height: 14 });
globalStyle(`${deletedRow} > button`, { marginLeft: 'auto' });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginTop: 'auto',
  background: color.surface,
  '@media': { [queries.short]: { position: 'static' } },
});
export const more = style({ padding: '6px 8px', borderTop: `1px solid ${color.line}` });

export const skeleton = style({ padding: '8px 0' });
export const skeletonRow = style({
  display: 'grid',
  alignContent: 'center',
  gap: 9,
  height: 74,
  padding: '0 16px 0 24px',
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '8px 16px',
  borderTop: `1px solid ${color.line}`,
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.textMuted,
  '@media': { [queries.phone]: { display: 'none' }, [touch]: { display: 'none' } },
});
export const shortcut = style({ display: 'flex', alignItems: 'center', gap: 4 });
globalStyle(`${shortcut} > dt`, { display: 'flex', gap: 2 });
