import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space, text } = vars;

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});
export const quiet = style({ color: color.textMuted, fontSize: text.sm });
export const source = style({ fontFamily: 'ui-monospace, monospace', fontSize: text.sm, overflowWrap: 'anywhere' });
export const heading = style({ fontSize: text.sm, fontWeight: 600 });
export const notes = style({ maxHeight: 160, overflow: 'auto', fontSize: text.sm, overflowWrap: 'anywhere' });
