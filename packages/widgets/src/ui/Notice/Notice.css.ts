import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 12px 10px 14px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  color: color.text,
});
export const tone = styleVariants({
  info: { background: color.accentSoft, borderColor: color.accentSoftHover },
  success: { background: color.successSoft, borderColor: color.successLine },
  warning: { background: color.warningSoft, borderColor: color.warningLine },
  danger: { background: color.dangerSoft, borderColor: color.dangerLine },
});
export const icon = styleVariants({
  info: { color: color.accentSoftText },
  success: { color: color.successSoftText },
  warning: { color: color.warningSoftText },
  danger: { color: color.dangerText },
});
export const iconPlace = style({ marginTop: 2 });
export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const title = style({ fontWeight: 600 });
/** A strip across the full width of a list, with square corners. */
export const strip = style({
  alignItems: 'center',
  borderRadius: 0,
  borderWidth: '1px 0',
  paddingTop: 6,
  paddingBottom: 6,
});
