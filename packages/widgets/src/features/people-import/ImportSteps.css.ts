import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text } = vars;
const narrow = `import ${queries.narrow}`;
const cards = `import ${queries.cards}`;

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 72,
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { gap: space[3], minHeight: 64, padding: `${space[2]} ${space[4]}` } },
});
export const steps = style({ display: 'flex', flex: 1, minWidth: 0, maxWidth: 900 });
/** Each step except the last is followed by a line to the next one. */
export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  selectors: {
    '&:last-child': { flex: 'none' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: 1,
      minWidth: 12,
      marginRight: space[3],
      borderTop: `2px dotted ${color.controlLine}`,
    },
    '&[data-state="done"]::after': { borderTop: `2px solid ${color.success}` },
  },
  '@container': {
    [cards]: {
      gap: space[2],
      selectors: {
        '&[data-state="now"]:not(:last-child)': { flex: 2.6 },
        '&:not(:last-child)::after': { marginRight: 8 },
      },
    },
  },
});
export const node = style({ flex: 'none' });
export const words = style({
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@container': {
    // only the current step has a name where there is no room for four
    [cards]: { selectors: { [`${step}:not([data-state="now"]) > &`]: { display: 'none' } } },
  },
});
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: text.sm,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { [`${step}[data-state="ahead"] &`]: { fontWeight: 500, color: color.textMuted } },
});
export const note = style({
  display: 'block',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
  '@container': {
    [narrow]: { selectors: { [`${step}:not([data-state="now"]) &`]: { display: 'none' } } },
  },
});
