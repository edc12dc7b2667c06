import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, radius, text, space } = vars;

export const prompt = style({
  position: 'absolute',
  zIndex: 2,
  top: 20,
  left: '50%',
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  padding: '5px 5px 5px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadowFloat,
  fontWeight: 500,
});
export const note = style({ paddingRight: 12 });
export const hint = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '@media': { [queries.phone]: { display: 'none' } },
});
