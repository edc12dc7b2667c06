import { style } from '@vanilla-extract/css';

/** Fills the frame; the page scrolls inside. */
export const filled = style({ display: 'flex', flexDirection: 'column', height: '100dvh', minHeight: 0 });

/** As high as its content, which decides the height of the frame. */
export const grown = style({ display: 'flow-root' });
