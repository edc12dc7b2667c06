import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const { color, space, text } = vars;

export const event = style({ display: 'grid', gap: space[4] });

export const nothing = style({ margin: 0, color: color.textMuted, fontSize: text.sm });
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: '20px',
});
globalStyle(`${changes} th, ${changes} td`, {
  padding: space[2],
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
globalStyle(`${changes} th`, { fontWeight: 500, color: color.textMuted });
