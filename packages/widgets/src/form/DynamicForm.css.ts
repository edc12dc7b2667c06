import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space, text } = vars;

/** Depends on the form's own width, not on the window, because the form is used in dialogs, panels and host pages. */
const narrow = '(max-width: 480px)';

export const form = style({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', minWidth: 0 });
export const summary = style({ marginBottom: space[5] });
export const summaryLink = style({
  fontWeight: 500,
  color: color.text,
  textDecoration: 'underline',
  textDecorationColor: color.danger,
  textUnderlineOffset: 3,
});
export const summaryList = style({ display: 'grid', gap: 2 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '14px 12px',
  alignItems: 'start',
  '@container': { [narrow]: { gap: '16px 12px' } },
});
export const compact = style({ gap: '10px 12px' });

const whole = { '@container': { [narrow]: { gridColumn: 'span 6' } } };
export const span = styleVariants({
  2: { gridColumn: 'span 2', ...whole },
  3: { gridColumn: 'span 3', ...whole },
  4: { gridColumn: 'span 4', ...whole },
  6: { gridColumn: 'span 6' },
});
/** At phone width two short fields share a line. */
export const half = style({ '@container': { [narrow]: { gridColumn: 'span 3' } } });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 12px',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pairFoot = style({ gridColumn: '1 / -1', justifySelf: 'start' });

// doubled selectors, so that they override the input's own styles in any file order
export const chips = style({
  selectors: { '&&': { flexWrap: 'wrap', gap: 4 }, '&&:not([data-readonly])': { padding: '3px 10px 3px 4px' } },
});
export const chipsControl = style({
  selectors: { '&&': { flex: '1 1 80px', minWidth: 80, minHeight: 26, paddingLeft: 6 } },
});

export const acceptanceLine = style({ display: 'block' });
export const errorNextToBox = style({
  paddingLeft: 26,
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.dangerText,
  '@media': { [queries.phone]: { paddingLeft: 28 } },
});

export const picker = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 88,
  padding: '8px 12px',
  border: `1px dashed ${color.controlLine}`,
  borderRadius: vars.radius.control,
  background: color.canvas,
  fontSize: text.sm,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state~="over"]': { background: color.accentSoft, borderColor: color.accent },
    '&[data-state~="invalid"]': { borderColor: color.danger },
    '&:focus-within': { outline: `${vars.focusRing.width} solid ${color.focus}`, outlineOffset: 1 },
  },
});
export const pickerInput = style({ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'inherit' });
export const pick = style({ fontWeight: 500, color: color.accentText });
export const pickerNote = style({ textWrap: 'balance', fontSize: text.xs, lineHeight: '16px', color: color.textMuted });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 4px 0 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  fontSize: text.sm,
});
/** For a file that cannot be replaced only the name is shown. */
globalStyle(`${file}[data-state="readonly"]`, { minHeight: 24, padding: 0, border: 0 });
globalStyle(`${file}[data-state="readonly"] > svg`, { display: 'none' });
export const fileIcon = style({ color: color.textMuted });
export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const fileSize = style({
  flex: 1,
  fontSize: text.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const sections = style({ display: 'flex', flexDirection: 'column' });
export const plainSection = style({ selectors: { '& + &': { marginTop: space[6] } } });
// fields without a section keep the same distance to the sections around them
globalStyle(`${plainSection} + ${grid}:not(:empty), ${grid}:not(:empty) + ${plainSection}`, { marginTop: space[6] });
export const plainTitle = style({ fontSize: text.sm, lineHeight: '20px', marginBottom: space[3] });

export const section = style({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  columnGap: space[6],
  paddingBottom: 22,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3], paddingBottom: space[6] },
  },
});
export const label = style({
  position: 'relative',
  paddingLeft: 24,
  minWidth: 0,
  selectors: {
    // line to the next stop
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 4.25,
      top: 10,
      bottom: -32,
      width: 1.5,
      background: color.lineStrong,
    },
    [`${section}:last-child > &::before`]: { display: 'none' },
    [`${section}[data-state="done"] > &::before`]: { background: color.success },
    // the stop
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 5,
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: color.controlLine,
      boxShadow: `0 0 0 3px ${color.surface}`,
    },
    [`${section}[data-state="done"] > &::after`]: { background: color.success },
    [`${section}[data-state="now"] > &::after`]: {
      background: color.surface,
      boxShadow: `inset 0 0 0 2.5px ${color.accent}, 0 0 0 3px ${color.surface}`,
    },
    [`${section}[data-state="fail"] > &::after`]: { background: color.danger },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: space[2],
      paddingLeft: 20,
      selectors: { '&::before': { display: 'none' } },
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
export const title = style({ fontSize: text.sm, lineHeight: '20px', overflowWrap: 'anywhere' });
export const note = style({
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { marginLeft: 'auto' } },
});
export const badNote = style({ color: color.dangerText });

export const draft = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${draft} > svg.lucide`, { width: 14, height: 14, color: color.successText });

/** Changes of a restored draft, above the form. */
export const draftChanges = style({ marginBottom: vars.space[4] });
export const dropped = style({ margin: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' });
globalStyle(`${dropped} > div`, { display: 'flex', flexWrap: 'wrap', gap: '0 8px' });
globalStyle(`${dropped} dt`, { fontWeight: 600 });
globalStyle(`${dropped} dd`, { margin: 0, whiteSpace: 'pre-wrap' });
