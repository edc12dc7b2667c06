import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const cards = `import ${queries.cards}`;

export const counts = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const count = style({
  padding: `${space[3]} ${space[5]} 14px`,
  borderLeft: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderLeft: 0 } },
  '@container': {
    [cards]: {
      padding: `${space[2]} ${space[3]} 9px ${space[4]}`,
      selectors: {
        '&:nth-child(4)': { borderLeft: 0 },
        '&:nth-child(n+4)': { borderTop: `1px solid ${color.line}` },
      },
    },
  },
});
/** Only what takes something away has a dot. */
const dot = {
  content: '""',
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
} as const;
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: text.xs,
  lineHeight: '16px',
  fontWeight: 500,
  color: color.textMuted,
  selectors: {
    '[data-count="deactivated"] > &::before': { ...dot, background: color.warning },
    '[data-count="refused"] > &::before': { ...dot, background: color.danger },
  },
});
export const number = style({
  display: 'flex',
  alignItems: 'center',
  height: 32,
  fontSize: text.xxl,
  fontWeight: 600,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-count="unchanged"] > &': { color: color.textMuted, fontWeight: 500 } },
  '@container': { [cards]: { height: 26, fontSize: text.xl } },
});
