import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: color.surface,
  containerType: 'inline-size',
  containerName: 'absences',
});
const narrow = 'absences (max-width: 959px)';
const cards = `absences ${queries.cards}`;

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 56,
  padding: `${space[2]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { padding: space[4] } },
});
globalStyle(`${head} > button`, {
  flex: 'none',
  '@container': { [cards]: { width: '100%' } },
});
export const about = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  '@container': { [cards]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  flex: 1,
  alignContent: 'stretch',
  '@container': { [narrow]: { display: 'flex', flexDirection: 'column' } },
});
export const main = style({ minWidth: 0, gridColumn: 1 });
globalStyle(`${main}:only-child`, { gridColumn: '1 / -1' });
export const side = style({
  padding: `${space[4]} ${space[6]}`,
  borderInlineStart: `1px solid ${color.line}`,
  '@container': {
    [narrow]: { borderInlineStart: 'none', borderTop: `1px solid ${color.line}` },
    [cards]: { padding: space[4] },
  },
});

export const substitutions = style({ listStyle: 'none', margin: 0, padding: 0 });
export const substitution = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
});
export const substitutionText = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 0, fontSize: text.sm });
export const substitutionHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const substitutionActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[1] });
globalStyle(`${substitutionActions} svg`, { width: 14, height: 14 });
export const info = style({
  display: 'flex',
  gap: space[2],
  margin: `${space[3]} 0 0`,
  color: color.textMuted,
  fontSize: text.xs,
});
globalStyle(`${info} svg`, { width: 14, height: 14, flex: 'none' });

export const weeks = style({
  padding: `${space[3]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  fontSize: text.xs,
  '@container': { [cards]: { display: 'none' } },
});
export const weekHead = style({ position: 'relative', height: 18, marginInlineStart: 120 });
export const week = style({ position: 'absolute', color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const lane = style({ display: 'flex', alignItems: 'center', height: 30 });
export const laneLabel = style({ flex: 'none', width: 120, fontSize: text.sm });
export const laneDays = style({ position: 'relative', flex: 1, height: 20, overflow: 'hidden' });
globalStyle(`${laneDays}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 9,
  borderTop: `2px dotted ${color.line}`,
});
const barBase = style({
  position: 'absolute',
  top: 0,
  height: 20,
  padding: `0 ${space[1]}`,
  borderRadius: radius.control,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const bar = styleVariants({
  running: [barBase, { background: color.accent, color: color.onAccent }],
  planned: [barBase, { background: color.accentSoft, border: `1px solid ${color.accent}` }],
  substituting: [barBase, { background: color.surface, border: `1px solid ${color.controlLine}` }],
});
export const todayLine = style({ position: 'absolute', top: 0, width: 2, height: 20, background: color.accent });
