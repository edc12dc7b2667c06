import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const toolbar = style({ flexWrap: 'wrap' });
export const total = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginRight: 'auto' });
export const search = style({ flex: '0 1 280px', '@media': { [queries.phone]: { flex: '1 0 100%' } } });

const clip = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const sheet = style({ display: 'grid', minWidth: 0 });
export const tab = style({ ...clip, fontWeight: 500 });
export const address = style({ ...clip, color: color.textMuted, fontSize: text.xs, lineHeight: '16px' });
export const columns = style({ ...clip, display: 'block' });
export const count = style({ display: 'block', '@container': { [cards]: { textAlign: 'start' } } });
/** The unit of the count, because cards have no headers. */
export const unit = style({ display: 'none', '@container': { [cards]: { display: 'inline' } } });
export const files = style({ '@container': { [cards]: { gridColumn: '1 / -1', gridRow: 3 } } });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@container': { [cards]: { justifyContent: 'flex-start', paddingTop: space[1] } },
});
