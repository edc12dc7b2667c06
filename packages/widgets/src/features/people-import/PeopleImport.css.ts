import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';
import { stacked } from './import-queries.ts';

const { color, space, text } = vars;
const narrow = `import ${queries.narrow}`;
const cards = `import ${queries.cards}`;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

/** The styles of an import depend on its own width, because the host page decides it. */
export const frame = style({
  containerName: 'import',
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: color.surface,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [queries.short]: { overflow: 'auto' } },
});

export const restart = style({ flex: 'none', marginLeft: 'auto' });
/** Only the icon fits next to the steps in a narrow container. */
export const restartLabel = style({ '@container': { [cards]: { display: 'none' } } });

/** The content of a step and a column next to it, or above it in a narrow container. */
export const columns = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
    [stacked]: { display: 'flex', flexDirection: 'column', overflow: 'auto' },
  },
  '@media': { [queries.short]: { flex: 'none', overflow: 'visible' } },
});
export const side = style({
  overflow: 'auto',
  '@media': { [queries.short]: { overflow: 'visible' } },
  padding: `14px ${space[4]} ${space[4]}`,
  borderLeft: `1px solid ${color.line}`,
  fontSize: text.sm,
  '@container': {
    [stacked]: {
      flex: 'none',
      overflow: 'visible',
      padding: `${space[3]} ${space[4]}`,
      borderLeft: 0,
      borderTop: `1px solid ${color.line}`,
      selectors: { '&[data-order="first"]': { order: -1, borderTop: 0, borderBottom: `1px solid ${color.line}` } },
    },
  },
});
export const heading = style({ marginBottom: space[3], fontSize: text.md, lineHeight: '20px', fontWeight: 600 });

export const waiting = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minHeight: 160,
  padding: space[6],
  textAlign: 'center',
});
export const progress = style({ width: 240, maxWidth: '100%', marginBottom: space[2] });
export const waitingTitle = style({ fontWeight: 600 });
export const quiet = style({ color: color.textMuted, fontSize: text.sm });
export const result = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '@media': { [queries.short]: { flex: 'none', overflow: 'visible' } },
});
export const notices = style({ padding: `${space[4]} ${space[5]}`, '@container': { [cards]: { padding: space[4] } } });

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 60,
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  '@container': { [cards]: { flexWrap: 'wrap', padding: `10px ${space[4]} ${space[3]}` } },
});
globalStyle(`${bar} > :is(a, button)`, { '@container': { [cards]: { flex: 1 } } });
export const why = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: color.textMuted,
  fontSize: text.sm,
  '@container': { [cards]: { flex: '1 0 100%', fontSize: text.xs, selectors: { '&:empty': { display: 'none' } } } },
});
globalStyle(`${why} > svg`, { flex: 'none', width: 16, height: 16, color: color.warningText });
