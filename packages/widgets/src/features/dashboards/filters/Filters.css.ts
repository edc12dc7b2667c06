import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, text, size } = vars;

/** The dashboards look at their own width. */
const narrow = 'dashboards (max-width: 640px)';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '10px 12px',
  paddingBlock: 14,
  borderBottom: `1px solid ${color.line}`,
  paddingInline: 24,
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${filters} > *`, { flex: '1 1 118px', maxWidth: 220 });
// a whole date and the button of its calendar
globalStyle(`${filters} > :nth-child(-n+2)`, { minWidth: 138 });
globalStyle(`${filters} label`, { fontSize: text.xs, lineHeight: '16px', color: color.textMuted });
export const filterButtons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
});
globalStyle(`${filters} > ${filterButtons}`, { flex: '0 0 auto', maxWidth: 'none', marginLeft: 'auto' });
// outside the field's height, so that an error moves no other field of its line
globalStyle(`${filters} [data-slot="field-error"]`, {
  position: 'absolute',
  top: '100%',
  marginTop: 2,
  whiteSpace: 'nowrap',
});
globalStyle(`${filters}:has([data-slot="field-error"])`, { rowGap: 24, paddingBottom: 22 });
export const filterSummary = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 16px',
  borderBottom: `1px solid ${color.line}`,
  '@container': { [narrow]: { display: 'flex' } },
});
globalStyle(`${filterSummary} > p`, { display: 'grid', minWidth: 0 });
globalStyle(`${filterSummary} small`, { color: color.textMuted, fontSize: text.sm });
globalStyle(`${filterSummary} button`, { minHeight: size.touch, flex: 'none' });
export const sheet = style({ display: 'grid', gap: 16 });
