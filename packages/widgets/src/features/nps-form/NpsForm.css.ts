import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const fill = style({ height: '100%' });

/**
 * The same height in every state, so that the surrounding page does not move: with room for a problem of two lines, or of
 * three on phones.
 */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 456,
  height: '100%',
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // gets the focus of removed elements, so that screen readers continue here
  outline: 'none',
  '@media': { [queries.phone]: { minHeight: 488 } },
});

export const service = style({
  paddingBottom: 14,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  lineHeight: '18px',
});
export const serviceTitle = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
export const serviceMeta = style({
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const question = style({
  fontSize: vars.text.lg,
  lineHeight: '24px',
  margin: '16px 0 12px',
  textWrap: 'balance',
});

export const form = style({ flex: 1, display: 'flex', flexDirection: 'column' });

export const answers = style({
  flex: 'none',
  height: 96,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});
export const answer = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontWeight: 500,
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-checked="true"]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      background: vars.color.accentSoft,
      color: vars.color.accentSoftText,
    },
    '[aria-invalid="true"] > &': { borderColor: vars.color.danger },
  },
});

export const icon = style({
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const answerIcon = style({
  width: 24,
  height: 24,
  strokeWidth: 1.5,
  color: vars.color.textMuted,
  selectors: { [`${answer}[aria-checked="true"] > &`]: { color: 'inherit' } },
});
export const tick = style({ position: 'absolute', top: 8, right: 8, width: 14, height: 14, strokeWidth: 2.25 });

export const answerProblem = style({
  marginTop: 6,
  color: vars.color.dangerText,
  fontSize: vars.text.xs,
  lineHeight: '16px',
});
export const comment = style({
  marginTop: 16,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: `6px ${vars.space[2]}`,
});
export const commentLabel = style({ fontSize: vars.text.sm, fontWeight: 500 });
export const muted = style({ fontWeight: 400, color: vars.color.textMuted });
export const counter = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const commentText = style({
  gridColumn: '1 / -1',
  height: 76,
  padding: '7px 10px',
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  resize: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -1 },
    '&:read-only': { background: vars.color.surfaceSunken, borderColor: vars.color.line },
  },
  // browsers on phones zoom in when an input with smaller text gets the focus
  '@media': { [queries.phone]: { fontSize: vars.text.lg } },
});

export const sendProblem = style({
  marginTop: 8,
  color: vars.color.dangerText,
  fontSize: vars.text.sm,
  lineHeight: '18px',
});
export const send = style({ marginTop: 'auto', paddingTop: 16 });

export const outcome = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: 4,
  padding: '8px 0',
});
export const outcomeIcon = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  marginBottom: 12,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
});
export const outcomeGood = style({ background: vars.color.successSoft, color: vars.color.successText });
globalStyle(`${outcomeIcon} > ${icon}`, { width: 22, height: 22, strokeWidth: 2 });
export const outcomeHeading = style({ fontSize: vars.text.lg, lineHeight: '24px', textWrap: 'balance' });
export const outcomeLine = style({ fontSize: vars.text.sm, color: vars.color.textMuted, textWrap: 'balance' });

export const said = style({
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: 14,
  fontSize: vars.text.sm,
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: '4px 10px',
  minHeight: 76,
  alignContent: 'start',
});
globalStyle(`${said} > svg`, { marginTop: 2, color: vars.color.textMuted });
export const saidAnswer = style({ fontWeight: 500 });
export const saidComment = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  quotes: 'none',
});

export const bar = style({ height: 12, borderRadius: 4, background: vars.color.skeleton });
