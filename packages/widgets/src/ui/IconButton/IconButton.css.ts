import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';

const touch = { '@media': { [queries.phone]: { minWidth: 44, minHeight: 44 } } };

export const size = styleVariants({
  sm: { flex: 'none', width: 28, padding: 0, ...touch },
  md: { flex: 'none', width: 32, padding: 0, ...touch },
  action: { flex: 'none', width: 36, padding: 0, ...touch },
  lg: { flex: 'none', width: 40, padding: 0, ...touch },
});

/** Only for rows and chips, where the row itself is the large touch target. */
export const dense = style({ '@media': { [queries.phone]: { minWidth: 28, minHeight: 28 } } });
