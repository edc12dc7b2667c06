import { vars } from '@tramita/widgets/theme';
import { style } from '@vanilla-extract/css';

/** The background of the theme, also where the content ends: the page around the frame may have another one. */
export const page = style({ minHeight: '100dvh', backgroundColor: vars.color.surface });

/** Fills the frame; the page scrolls inside. */
export const filled = style({ display: 'flex', flexDirection: 'column', height: '100dvh', minHeight: 0 });

/** As high as its content, which decides the height of the frame. */
export const grown = style({ display: 'flow-root' });
