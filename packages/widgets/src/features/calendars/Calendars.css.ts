import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 500 });
export const days = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const form = style({ display: 'grid', gap: space[4] });
export const loadingField = style({ display: 'grid', gap: space[2] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

export const week = style({ display: 'grid', gap: space[2] });
export const day = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  minHeight: 36,
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const dayName = style({ fontSize: text.sm, fontWeight: 500 });
export const periods = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
export const period = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: text.sm });
export const time = style({ width: 72 });
export const noWork = style({ color: color.textMuted, fontSize: text.sm });

export const ownDays = style({ display: 'grid', gap: space[3] });
export const ownDay = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
});
globalStyle(`${ownDay} > :last-child`, { gridColumn: '1 / -1' });
export const date = style({ width: '100%' });

export const impact = style({ display: 'grid', gap: space[4] });
globalStyle(`${impact} ul`, { display: 'grid', gap: space[1], margin: 0, paddingInlineStart: 20, listStyle: 'disc' });
