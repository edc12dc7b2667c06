import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const layout = style({
  display: 'grid',
  // in a flexible container as well, the state is at the top of the whole width
  alignContent: 'start',
  justifyItems: 'center',
  width: '100%',
  gap: vars.space[2],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: 'center',
});
export const art = style({ marginBottom: vars.space[1] });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: vars.space[1],
  borderRadius: '50%',
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
});
export const danger = style({ background: vars.color.dangerSoft, color: vars.color.dangerSoftText });
export const title = style({ fontSize: vars.text.md, lineHeight: '20px', fontWeight: 600 });
export const detail = style({
  maxWidth: '44ch',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  textWrap: 'balance',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[2],
});
