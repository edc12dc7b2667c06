import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

export const form = style({ display: 'grid', gap: 16, alignContent: 'start' });
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.textMuted });
