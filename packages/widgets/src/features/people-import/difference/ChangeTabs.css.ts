import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';
import { stacked } from '../import-queries.ts';

const { color, space, text, radius } = vars;
const cards = `import ${queries.cards}`;

/** The panel of the selected tab fills the remaining height and scrolls. */
export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@container': { [stacked]: { flex: 'none' } },
});
globalStyle(`${tabs} > [role="tablist"]`, { flex: 'none', minHeight: 44, padding: `${space[1]} ${space[5]} 0` });
globalStyle(`${tabs} > [role="tabpanel"]`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingTop: 0,
  overflow: 'auto',
  outlineOffset: -2,
  '@container': { [stacked]: { overflow: 'visible' } },
  '@media': { [queries.short]: { overflow: 'visible' } },
});

export const count = style({
  padding: '0 6px',
  borderRadius: radius.pill,
  background: color.surfaceHover,
  color: color.textMuted,
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-tone="danger"]': { background: color.dangerSoft, color: color.dangerSoftText } },
});

/** The bar above the rows: filters, or the number of errors and their download. */
export const bar = style({
  flex: 'none',
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 48,
  padding: `${space[1]} ${space[3]}`,
  background: color.surface,
  fontSize: text.sm,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': {
    [stacked]: { position: 'static' },
    [cards]: { flexWrap: 'wrap', padding: `${space[2]} ${space[3]}` },
  },
});
export const segment = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 28,
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  color: color.textMuted,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surfaceHover, color: color.text },
    '&[aria-pressed="true"]': { background: color.accentSoft, color: color.accentSoftText, fontWeight: 500 },
  },
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const segmentCount = style({ fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
export const end = style({ height: 1 });
export const placeholders = style({ display: 'grid', gap: space[6], padding: `${space[5]}` });
