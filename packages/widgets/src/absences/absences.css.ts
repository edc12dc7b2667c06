import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

const { color, space, text, radius } = vars;
const cards = `absences ${queries.cards}`;

/** The container whose width decides how its absences are laid out. */
export const container = style({ containerType: 'inline-size', containerName: 'absences' });

export const section = style({
  padding: `${space[4]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@container': { [cards]: { padding: space[4] } },
});
export const sectionTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: `0 0 ${space[3]}`,
  fontSize: text.md,
  fontWeight: 600,
});

export const muted = style({ color: color.textMuted, fontSize: text.sm, overflowWrap: 'anywhere', minWidth: 0 });
export const person = style({ fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 });
export const numbers = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const card = style({ display: 'grid', marginBottom: space[3], overflow: 'hidden' });
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
});
export const cardPeriod = style({ margin: 0, fontSize: text.lg, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const reason = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  fontSize: text.sm,
});
globalStyle(`${reason} svg`, { width: 14, height: 14, flex: 'none' });
export const cardActions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@container': { [cards]: { width: '100%', marginInlineStart: 0 } },
});

globalStyle(`${cardActions} > :last-child`, { '@container': { [cards]: { flex: 1 } } });

export const track = style({ padding: `0 ${space[4]} ${space[3]}` });
export const trackLine = style({ position: 'relative', height: 12, margin: '0 6px' });
globalStyle(`${trackLine}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 5,
  borderTop: `2px dotted ${color.controlLine}`,
});
export const trackDone = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 5,
  height: 2,
  background: color.success,
});
export const trackNow = style({
  position: 'absolute',
  top: 0,
  width: 12,
  height: 12,
  marginInlineStart: -6,
  border: `3px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
});
export const trackTexts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.textMuted,
  fontSize: text.xs,
});
export const trackToday = style({ color: color.accentText, fontWeight: 600 });

export const substitute = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
});
export const warning = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.warningText,
  fontSize: text.sm,
  fontWeight: 500,
});
globalStyle(`${warning} svg`, { width: 16, height: 16, flex: 'none' });

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '190px 96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 44,
  padding: `${space[1]} 0`,
  borderTop: `1px solid ${color.line}`,
  '@container': { [cards]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[3]} 0` } },
});
export const linePeriod = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const lineSubstitutes = style({ display: 'grid', gap: space[1], fontSize: text.sm, minWidth: 0 });
export const lineSubstitute = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const lineWarning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.warningText,
  fontWeight: 500,
});
globalStyle(`${lineWarning} svg`, { width: 14, height: 14, flex: 'none' });
export const lineActions = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const form = style({ display: 'grid', gap: space[4] });
export const period = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'start',
  '@media': { [queries.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${period} > :last-child`, { '@media': { [queries.phone]: { gridColumn: '1 / -1' } } });
export const hint = style({ margin: 0, color: color.textMuted, fontSize: text.xs });
export const substituteList = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.controlLine}`,
  borderRadius: radius.control,
  minWidth: 0,
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space[2],
  alignItems: 'center',
  padding: space[3],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const scope = style({ '@media': { [queries.phone]: { gridRow: 2, gridColumn: '1 / -1' } } });
export const processes = style({ gridColumn: '1 / -1' });
export const addSubstitute = style({ margin: space[1] });
export const loading = style({ display: 'grid', gap: space[4], padding: space[6] });

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space[3]} ${space[6]} 0`,
  '@container': { [cards]: { padding: `${space[3]} ${space[4]} 0` } },
});
