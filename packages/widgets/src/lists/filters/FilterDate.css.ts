import { style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

/** The label in front of its date; two dates fit next to each other on a phone, with their labels above. */
export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: vars.space[1],
  '@media': {
    [queries.phone]: {
      flex: '1 1 30%',
      minWidth: 136,
      flexDirection: 'column',
      alignItems: 'stretch',
    },
  },
});
export const label = style({ color: vars.color.textMuted, fontSize: vars.text.sm, whiteSpace: 'nowrap' });
/** A whole date and the button of its calendar, in the text size of the control. */
const width = (px: number) => ({
  width: px,
  '@media': { [queries.phone]: { width: 'auto', minHeight: vars.size.touch } },
});
export const date = styleVariants({ sm: width(128), md: width(140) });
/** Below the date, in a line of its own that is not wider than label and date. */
export const error = style({
  flex: '1 0 100%',
  width: 0,
  minWidth: '100%',
  color: vars.color.dangerText,
  fontSize: vars.text.xs,
  lineHeight: '16px',
});
