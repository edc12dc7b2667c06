import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';
import { stacked } from '../import-queries.ts';

const { color, space, text } = vars;

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  minWidth: 0,
  overflow: 'auto',
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  '@container': { [stacked]: { flex: 'none', overflow: 'visible', padding: space[4] } },
});
/** Two fields next to each other where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});
export const file = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const error = style({
  color: color.dangerText,
  fontSize: text.xs,
  lineHeight: '16px',
  selectors: { '&:empty': { display: 'none' } },
});
export const hint = style({ color: color.textMuted, fontSize: text.xs, lineHeight: '16px' });
export const templates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
});
