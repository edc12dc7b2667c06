import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text } = vars;

export const trace = style({ fontSize: text.xs, color: color.textMuted });
/** Above the form, if working time counts. */
export const card = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  fontSize: text.sm,
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 44,
  padding: `0 ${space[4]}`,
  color: color.text,
  fontWeight: 600,
  selectors: { [`${card}[open] > &`]: { borderBottom: `1px solid ${color.line}` } },
});
globalStyle(`${card} > p`, { padding: `${space[3]} ${space[4]}` });

export const body = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} 0`,
  selectors: { [`${card} > &`]: { padding: `${space[3]} ${space[4]}` } },
});
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});
export const bar = style({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
});
export const done = style({ display: 'block', height: '100%', background: color.success });
export const amount = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const rows = style({ display: 'grid' });
/** A node with the line to the next one: solid where time counted, dotted where it did not. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  minHeight: 34,
  padding: '4px 0 0 28px',
  lineHeight: '20px',
  color: color.text,
  '::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 8,
    zIndex: 1,
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    border: `2px solid ${color.success}`,
    borderRadius: '50%',
    background: color.success,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 8,
      top: 20,
      // up to the node of the next row
      bottom: -8,
      borderLeft: `2px solid ${color.success}`,
    },
    '&:last-child': { minHeight: 24, fontWeight: 600 },
    '&[data-state="PAUSED"]': { color: color.textMuted },
    '&[data-state="PAUSED"]::before': { borderColor: color.controlLine, background: color.surface },
    '&[data-state="PAUSED"]::after, &[data-ahead]::after': { borderLeft: `2px dotted ${color.controlLine}` },
    '&[data-ahead]::before': { borderColor: color.controlLine, background: color.surface },
    '&[data-state="DUE"]::before': { background: color.surface },
    '&[data-due="later"]::before': { borderColor: color.accent },
    '&[data-due="soon"]::before': { borderColor: color.warningText },
    '&[data-due="overdue"]::before': { borderColor: color.dangerText },
    '&[data-due="soon"]': { color: color.warningText },
    '&[data-due="overdue"]': { color: color.dangerText },
  },
});
export const sentence = style({ flex: 1, minWidth: 0 });
export const calendar = style({ color: color.textMuted });
