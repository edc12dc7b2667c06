import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: `${space[2]} ${space[6]}`,
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [`list ${queries.cards}`]: { padding: `${space[2]} ${space[4]}` } },
});
