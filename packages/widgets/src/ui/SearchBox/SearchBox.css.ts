import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

/** As high as other controls on a phone, with text that browsers do not enlarge on focus, whatever its size elsewhere. */
export const box = style({ '@media': { [queries.phone]: { minHeight: vars.size.touch, fontSize: vars.text.lg } } });
