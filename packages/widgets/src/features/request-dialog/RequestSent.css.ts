import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const narrow = 'sent (max-width: 640px)';

export const frame = style({ containerName: 'sent', containerType: 'inline-size' });
export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  gap: `${space[6]} ${space[8]}`,
  padding: `${space[2]} 0`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [narrow]: { display: 'grid' } },
});
export const mark = style({
  width: 40,
  height: 40,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.successSoft,
  color: color.successText,
});
globalStyle(`${mark} > svg`, { width: 20, height: 20 });
export const title = style({
  fontSize: text.xxl,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-.01em',
  outline: 'none',
  '@container': { [narrow]: { fontSize: text.xl, lineHeight: '28px' } },
});
export const about = style({ color: color.textMuted });
export const main = style({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 });
export const section = style({ fontSize: text.sm, fontWeight: 600 });

export const steps = style({ display: 'grid' });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '92px 12px minmax(0, 1fr)',
  columnGap: space[4],
  paddingBottom: space[6],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 113,
      top: 18,
      bottom: 0,
      borderLeft: `2px solid ${color.controlLine}`,
    },
    '&[data-state="done"]::before': { borderLeftColor: color.success },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: '12px minmax(0, 1fr)',
      selectors: { '&:not(:last-child)::before': { left: 5 } },
    },
  },
});
export const time = style({
  gridColumn: 1,
  textAlign: 'right',
  fontSize: text.sm,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [narrow]: { gridColumn: 2, gridRow: 1, display: 'flex', gap: 6, textAlign: 'left', color: color.textMuted },
  },
});
globalStyle(`${time} small`, {
  display: 'block',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
  '@container': { [narrow]: { lineHeight: '20px' } },
});
const dot = style({
  gridColumn: 2,
  width: 12,
  height: 12,
  marginTop: 4,
  borderRadius: '50%',
  border: '2px solid',
  background: color.surface,
  '@container': { [narrow]: { gridColumn: 1, gridRow: 1 } },
});
export const node = styleVariants({
  done: [dot, { borderColor: color.success, background: color.success }],
  now: [dot, { borderColor: color.accent, boxShadow: `0 0 0 4px ${color.accentSoft}` }],
  ahead: [dot, { borderColor: color.controlLine }],
  fail: [dot, { borderColor: color.danger, background: color.danger }],
  skipped: [dot, { borderStyle: 'dashed', borderColor: color.controlLine }],
});
export const stepText = style({
  gridColumn: 3,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  '@container': { [narrow]: { gridColumn: 2 } },
});
const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, lineHeight: '20px' });
export const stepTitle = styleVariants({
  done: [name, { fontWeight: 500 }],
  now: [name, { fontWeight: 600 }],
  ahead: [name],
  skipped: [name, { color: color.textMuted }],
  fail: [name, { fontWeight: 600 }],
});
export const people = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  fontSize: text.sm,
  color: color.textMuted,
});

export const note = style({ paddingTop: 4, fontSize: text.sm });

export const aside = style({ display: 'grid', gap: space[2], alignContent: 'start', minWidth: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '8px 0',
  fontSize: text.sm,
  lineHeight: '18px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
globalStyle(`${line} dt`, { color: color.textMuted });
globalStyle(`${line} dd`, { textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const more = style({ marginTop: space[2], padding: `${space[3]} 0 0`, borderTop: `1px solid ${color.line}` });
// the text is below the lines
globalStyle(`${more} > button`, { marginInlineStart: -12 });
