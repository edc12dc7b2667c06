import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;

/** A phone's width is for the name of the service. */
export const tile = style({ display: 'grid', '@media': { [queries.phone]: { display: 'none' } } });
export const notice = style({ marginBottom: space[5] });
export const quiet = style({ fontSize: text.sm, color: color.textMuted });
export const attachments = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const problem = style({ gridColumn: '1 / -1', color: color.dangerText, fontSize: text.xs, lineHeight: '16px' });
export const foot = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: text.xs, color: color.textMuted });
globalStyle(`${foot} > svg`, { width: 14, height: 14, color: color.successText });
export const footWarning = style({ color: color.warningText });
export const loading = style({ display: 'grid', gap: space[4] });
