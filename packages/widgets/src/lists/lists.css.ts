import { style } from '@vanilla-extract/css';

/** The row that is observed to load the next page. */
export const end = style({ display: 'block', height: 0, padding: 0, border: 0 });
