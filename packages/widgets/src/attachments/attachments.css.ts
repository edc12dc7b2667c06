import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../theme/index.ts';

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 84,
  padding: '10px 16px',
  textAlign: 'center',
  fontSize: vars.text.sm,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-state="over"]': { background: vars.color.accentSoft, borderColor: vars.color.accent, borderStyle: 'solid' },
    '&[data-state="invalid"]': { borderColor: vars.color.danger },
  },
});
globalStyle(`${drop} > svg`, { color: vars.color.textMuted, marginBottom: 2 });

export const choose = style({
  color: vars.color.accentText,
  fontWeight: 500,
  borderRadius: 4,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'default', textDecoration: 'none' },
  },
  '@media': { [queries.phone]: { minHeight: 44, padding: '0 6px' } },
});
export const limits = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });

/** Covers a whole part of the page while files are dragged over it. */
export const target = style({
  position: 'absolute',
  inset: 8,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  fontWeight: 600,
  color: vars.color.accentText,
  background: `color-mix(in srgb, ${vars.color.accentSoft} 88%, transparent)`,
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  pointerEvents: 'none',
});
export const files = style({ display: 'grid', minWidth: 0, alignContent: 'start' });
export const fileGrid = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
});

export const file = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  padding: '4px 4px 4px 10px',
  selectors: {
    [`${files} > & + &`]: { borderTop: `1px solid ${vars.color.line}` },
    [`${fileGrid} > &`]: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.control },
    [`${fileGrid} > &[data-state="refused"]`]: { borderColor: vars.color.danger },
  },
});
globalStyle(`${file} > svg`, { color: vars.color.textMuted });
export const fileText = style({ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start' });
export const fileName = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  lineHeight: '18px',
  borderRadius: 4,
});
globalStyle(`button${fileName}:hover`, { textDecoration: 'underline', textUnderlineOffset: 3 });
export const fileMeta = style({
  fontSize: vars.text.xs,
  lineHeight: '16px',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const fileProblem = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.dangerText });
export const fileProgress = style({ position: 'absolute', left: 0, right: 0, bottom: 0 });
