import { style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const height = 'calc(100dvh - 210px)';

export const name = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const window = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 });
export const area = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'safe center',
  justifyContent: 'safe center',
  gap: 16,
  height,
  minHeight: 240,
  padding: 16,
  overflow: 'auto',
  background: vars.color.surfaceSunken,
  '@media': { [queries.phone]: { height: 'calc(100dvh - 120px)' } },
});
export const fitted = style({ maxWidth: '100%', maxHeight: `calc(${height} - 32px)`, objectFit: 'contain' });
export const picture = style({ maxWidth: 'none' });
export const document = style({
  display: 'block',
  width: '100%',
  height,
  minHeight: 240,
  border: 0,
  background: vars.color.surfaceSunken,
  '@media': { [queries.phone]: { height: 'calc(100dvh - 120px)' } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.color.line}`,
});
export const place = style({
  minWidth: 56,
  textAlign: 'center',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const zoom = style({ display: 'inline-flex', alignItems: 'center', gap: 2, marginLeft: 'auto' });
