import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const names = style({ display: 'grid', minWidth: 0 });
const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...clip });
export const address = style({ ...clip, color: color.textMuted, fontSize: text.xs, lineHeight: '16px' });

export const message = style({ display: 'grid', gap: space[4] });
export const about = style({ display: 'block', color: color.textMuted, fontSize: text.xs, marginTop: 2 });
export const body = style({
  padding: space[4],
  borderRadius: radius.card,
  background: color.surfaceSunken,
  fontSize: text.sm,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
