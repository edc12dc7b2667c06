import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, radius, space, text } = vars;
const wire = `color-mix(in srgb, ${color.textMuted} 75%, ${color.surface})`;
const stronger = (name: string, share: number): string => `color-mix(in srgb, ${name} ${share}%, ${color.text})`;
const chosenSoft = `color-mix(in srgb, ${color.chosen} 12%, ${color.surface})`;

export const scroll = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  // room for the switch between drawing and list, so that it covers no line
  marginTop: 52,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.canvas,
});
export const tree = style({
  maxWidth: 760,
  margin: '0 auto',
  padding: '8px 0 40px',
  selectors: { '[data-choosing] > &': { paddingTop: 32 } },
});

export const step = style({
  position: 'relative',
  paddingBottom: 20,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 68px',
  selectors: {
    '&::before': { content: '""', position: 'absolute', left: 35, top: 0, bottom: 0, width: 2, background: wire },
    '&:first-child::before': { top: 24 },
    '&:last-child::before': { bottom: 'auto', height: 24 },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 48,
  padding: `2px ${space[2]} 2px 20px`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-disabled="true"]': { cursor: 'default', background: 'none' },
    [`${step}[data-state="chosen"] > &`]: { background: chosenSoft },
    '&:focus-visible': { outlineOffset: -2, borderRadius: radius.control },
  },
});

export const node = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `2px solid ${wire}`,
  background: color.surface,
  color: color.textMuted,
  selectors: {
    [`${step}[data-state="chosen"] > * > &`]: {
      borderColor: stronger(color.chosen, 72),
      outline: `2px solid ${color.chosen}`,
    },
    [`${step}[data-state="choosable"] > * > &`]: {
      borderColor: stronger(color.selectable, 60),
      outline: `2px solid ${color.selectable}`,
    },
  },
});
export const diamond = style({
  transform: 'rotate(45deg) scale(.8)',
  borderRadius: 6,
});
globalStyle(`${diamond} > svg`, { rotate: '-45deg' });
export const empty = style({ borderStyle: 'dashed', borderColor: color.controlLine, color: color.accentText });

export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const title = style([
  clipped,
  {
    fontWeight: 600,
    lineHeight: '20px',
    selectors: { [`${step}[data-inert] &`]: { color: color.textMuted } },
  },
]);
export const untitled = style({ fontWeight: 400, fontStyle: 'italic', color: color.textMuted });
export const small = style([clipped, { fontSize: text.sm, lineHeight: '18px', color: color.textMuted }]);
export const sla = style({
  flex: 'none',
  fontSize: text.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const alert = style({ flex: 'none', color: color.dangerText });
export const tool = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  color: color.textMuted,
  selectors: {
    '&:hover': { background: color.accentSoft, color: color.text },
  },
  '@media': { [queries.phone]: { width: 44, height: 44 } },
});
globalStyle(`${tool}[data-folded] > svg`, { transform: 'rotate(-90deg)' });

const smallPlus = style({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `1px solid ${color.controlLine}`,
  background: color.canvas,
  color: color.textMuted,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: -4 },
    '&:hover': { background: color.accent, borderColor: 'transparent', color: color.onAccent },
  },
});
globalStyle(`${smallPlus} > svg`, { width: 12, height: 12 });
export const plus = style([
  smallPlus,
  {
    position: 'absolute',
    zIndex: 1,
    left: 27,
    bottom: 1,
    '@media': { [queries.phone]: { selectors: { '&::after': { inset: -13 } } } },
  },
]);

export const branches = style({ position: 'relative', margin: '0 0 0 36px' });
export const branch = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[2],
  minHeight: 36,
  padding: `4px ${space[2]} 4px 28px`,
  borderRadius: radius.control,
  fontSize: text.sm,
  cursor: 'pointer',
  selectors: {
    '&::before': { content: '""', position: 'absolute', left: 0, top: 18, width: 18, height: 2, background: wire },
    '&[data-marked]::before': {
      height: 0,
      background: 'none',
      borderTop: `2px dashed ${color.chosen}`,
    },
    '&:hover': { background: color.surfaceHover },
    '&[data-state="chosen"]': { background: chosenSoft },
    '&[aria-disabled="true"]': { cursor: 'default', background: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [queries.phone]: { minHeight: 44 } },
});
export const order = style({
  flex: 'none',
  minWidth: 18,
  height: 18,
  borderRadius: 9,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.xs,
  lineHeight: '18px',
  textAlign: 'center',
});
export const branchName = style({ fontWeight: 600 });
export const condition = style({ color: color.textMuted });
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  color: color.accentText,
});
globalStyle(`${jump} > svg`, { width: 14, height: 14 });
export const branchPlus = style([smallPlus, { position: 'relative', marginLeft: 'auto' }]);
