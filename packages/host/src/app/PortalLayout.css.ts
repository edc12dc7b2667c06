import { style } from '@vanilla-extract/css';

export const whole = style({ display: 'flex', height: '100dvh', minHeight: 0 });
