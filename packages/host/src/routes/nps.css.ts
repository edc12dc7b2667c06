import { style } from '@vanilla-extract/css';

export const page = style({ width: 'min(440px, 100%)', margin: '0 auto', padding: '32px 20px' });
