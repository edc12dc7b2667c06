import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space[4] });
export const words = style({ display: 'grid', gap: space[1], margin: 0 });
export const muted = style({ margin: 0, color: color.textMuted, fontSize: text.sm });
export const heading = style({ margin: 0, fontSize: text.md, fontWeight: 600 });
export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
