import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

/** The label in front of its date; two dates fit next to each other on a phone, with their labels above. */
export const frame = style({});
globalStyle(`${frame}${frame}`, {
  flexFlow: 'row wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  // not between columns: the line of the message would make the date wider
  gap: `${vars.space[1]} 0`,
  '@media': {
    [queries.phone]: {
      flex: '1 1 30%',
      minWidth: 136,
      flexFlow: 'column nowrap',
      alignItems: 'stretch',
    },
  },
});
globalStyle(`${frame} label`, {
  marginInlineEnd: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
// a line of its own that is not wider than label and date
globalStyle(`${frame} > [data-slot="field-error"]`, { flex: '1 0 100%', width: 0, minWidth: '100%' });
/** A whole date and the button of its calendar, in the text size of the control. */
const width = (px: number) => ({
  width: px,
  '@media': { [queries.phone]: { width: 'auto', minHeight: vars.size.touch } },
});
export const date = styleVariants({ sm: width(128), md: width(140) });
