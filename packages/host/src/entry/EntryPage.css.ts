import { vars } from '@tramita/widgets/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '24px 26px 0',
  fontSize: vars.text.lg,
  fontWeight: 650,
  letterSpacing: '-.02em',
});
export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '24px 20px',
  textAlign: 'center',
});
export const heading = style({
  fontSize: vars.text.xl,
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-.01em',
  marginTop: 24,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.textMuted,
  marginTop: 4,
  maxWidth: 320,
  textWrap: 'balance',
});
export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginTop: 16,
  maxWidth: 320,
  textWrap: 'balance',
});
export const action = style({ marginTop: 20 });
export const foot = style({
  padding: '16px 20px 24px',
  textAlign: 'center',
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const path = style({ stroke: vars.color.accent, strokeWidth: 2, fill: 'none', strokeLinecap: 'round' });
export const pathDone = style({ stroke: vars.color.success });
export const pathAhead = style({ stroke: vars.color.lineStrong, strokeDasharray: '1 6' });
export const dot = style({ fill: vars.color.accent });
export const dotDone = style({ fill: vars.color.success });
export const ring = style({ fill: vars.color.surface, stroke: vars.color.accent, strokeWidth: 3 });
export const ringAhead = style({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 2 });
export const halo = style({ fill: vars.color.dangerSoft });
export const cross = style({ stroke: vars.color.dangerText, strokeWidth: 2, strokeLinecap: 'round' });
