import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const { color, text, radius } = vars;
const cards = `list ${queries.cards}`;

/** Wraps above a table; scrolls horizontally above cards. */
export const row = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  padding: '8px 16px 0 14px',
  '@container': {
    [cards]: {
      flexWrap: 'nowrap',
      padding: '4px 12px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: 24,
    },
  },
});
export const onlyCards = style({});
globalStyle(`${onlyCards}${onlyCards}`, {
  display: 'none',
  '@container': { [cards]: { display: 'flex', flex: 'none' } },
});
export const view = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: 320,
  height: 30,
  borderRadius: radius.control,
  color: color.textMuted,
  fontSize: text.sm,
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@container': { [cards]: { height: 40 } },
});
export const current = style({});
globalStyle(`${current}${current}`, { background: color.accentSoft, color: color.accentSoftText, fontWeight: 550 });
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: '100%',
  padding: '0 10px',
  color: 'inherit',
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: { [`${current} > &:not(:last-child)`]: { paddingRight: 2 } },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const star = style({ flex: 'none', width: 12, height: 12, fill: 'currentColor' });
export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  overflow: 'hidden',
  fontSize: text.xs,
  fontWeight: 400,
});
globalStyle(`${group} > svg`, { flex: 'none', width: 12, height: 12 });
export const modified = style({ fontSize: text.xs, fontWeight: 400, fontStyle: 'italic' });
export const save = style({ display: 'inline-flex', alignItems: 'center', gap: 12, whiteSpace: 'nowrap' });
export const form = style({ display: 'grid', gap: 16 });
