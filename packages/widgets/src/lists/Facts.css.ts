import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const { color, space, text } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  margin: 0,
  fontSize: text.sm,
  lineHeight: '20px',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
});
globalStyle(`${facts} > dt`, { color: color.textMuted });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: 'anywhere' });
