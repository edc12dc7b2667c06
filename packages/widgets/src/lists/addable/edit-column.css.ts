import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

/** The cell of the buttons, which are at the right of a card. */
export const actions = style({
  '@container': {
    [`list ${queries.cards}`]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'center', justifySelf: 'end' },
  },
});
export const buttons = style({ display: 'inline-flex', gap: vars.space[2] });
