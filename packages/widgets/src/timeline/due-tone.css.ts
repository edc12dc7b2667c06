import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const soon = style({ fontWeight: 500, color: `color-mix(in srgb, ${color.warningText} 86%, ${color.text})` });
export const overdue = style({ fontWeight: 600, color: `color-mix(in srgb, ${color.dangerText} 90%, ${color.text})` });
