import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/index.ts';

const { color, space, text, radius } = vars;

export const subtitle = style({
  display: 'block',
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const section = style({ minWidth: 0 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 24,
  marginBottom: space[2],
});
export const heading = style({ fontSize: text.sm, lineHeight: '20px', fontWeight: 600 });
export const aside = style({
  marginLeft: 'auto',
  color: color.textMuted,
  fontSize: text.sm,
  '@media': { [queries.phone]: { display: 'none' } },
});
export const count = style({
  minWidth: 22,
  padding: `0 ${space[2]}`,
  borderRadius: radius.pill,
  background: color.dangerSoft,
  color: color.dangerText,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const quiet = style({ display: 'block', color: color.textMuted, fontSize: text.sm, lineHeight: '18px' });
export const strong = style({ fontWeight: 600 });

export const problems = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  // half a line more than five, so that a longer list is seen to go on
  maxHeight: 290,
  overflow: 'auto',
});
export const problem = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const problemLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: `6px ${space[3]}`,
  textAlign: 'left',
  selectors: { '&:hover': { background: color.surfaceHover }, '&:focus-visible': { outlineOffset: -2 } },
});
export const problemIcon = style({ flex: 'none', color: color.dangerText });
export const problemText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const problemMessage = style({ display: 'block', fontWeight: 500 });
export const goTo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginLeft: 'auto',
  color: color.accentText,
  fontSize: text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
/** At phone width only the arrow is visible; screen readers still read the text. */
export const goToText = style({
  '@media': {
    [queries.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[2],
  color: color.textMuted,
  fontSize: text.sm,
});
export const fine = style({ flex: 'none', color: color.successText });
export const summaryButton = style({ marginLeft: 'auto', marginRight: -10 });
export const checks = style({
  display: 'grid',
  gap: space[1],
  marginTop: space[2],
  fontSize: text.sm,
});
export const check = style({ display: 'flex', alignItems: 'center', gap: space[2] });

const dot = {
  content: '""',
  position: 'absolute',
  left: -22,
  top: 5,
  width: 10,
  height: 10,
  borderRadius: '50%',
} as const;
export const impact = style({ display: 'grid', gap: 14, paddingLeft: space[6] });
export const stays = style({
  position: 'relative',
  selectors: {
    '&::before': { ...dot, background: color.textMuted },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: -18,
      top: 17,
      bottom: -18,
      width: 2,
      background: color.accent,
    },
  },
});
export const begins = style({
  position: 'relative',
  selectors: { '&::before': { ...dot, background: color.surface, boxShadow: `inset 0 0 0 2.5px ${color.accent}` } },
});

export const changes = style({});
export const change = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2],
  padding: '7px 0',
  borderTop: `1px solid ${color.line}`,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
const signBase = style({ display: 'grid', placeItems: 'center', width: 18, height: 18, marginTop: 1, borderRadius: 5 });
export const sign = styleVariants({
  added: [signBase, { background: color.successSoft, color: color.successText }],
  changed: [signBase, { background: color.infoSoft, color: color.infoText }],
  removed: [signBase, { background: color.dangerSoft, color: color.dangerText }],
});
export const why = style({ display: 'flex', alignItems: 'center', gap: space[2] });
