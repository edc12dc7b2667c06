import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const search = style({ width: 300, '@media': { [queries.phone]: { flex: '1 1 100%', width: 'auto' } } });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

export const form = style({ display: 'grid', gap: space[5] });
export const section = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const sectionTitle = style({
  marginBottom: space[3],
  padding: 0,
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 600,
});
/** Two fields next to each other where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});
export const wide = style({ display: 'grid', gap: space[4] });
export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[3],
});
