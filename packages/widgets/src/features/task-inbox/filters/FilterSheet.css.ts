import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
export const wide = style({ gridColumn: '1 / -1' });
