import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minHeight: 96,
});
export const quiet = style({ color: color.textMuted, fontSize: text.sm });
export const sources = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const heading = style({ fontSize: text.sm, fontWeight: 600 });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, overflowWrap: 'anywhere' });
export const frame = style({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} thead th`, { color: color.textMuted, fontSize: text.xs, fontWeight: 500 });
globalStyle(`${table} tbody th`, { fontWeight: 500 });
export const list = style({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[4] });
