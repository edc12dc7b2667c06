import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/theme.css.ts';

export const editor = style({ display: 'grid', gap: 4, minWidth: 0 });
export const frame = style({ display: 'grid', padding: 0, alignItems: 'stretch', minHeight: vars.size.controlLg });

/** The coloured pieces and the textarea share one cell and the same font, so that they overlap exactly. */
export const cell = style({
  gridArea: '1 / 1',
  margin: 0,
  padding: '9px 11px',
  minWidth: 0,
  minHeight: 38,
  maxHeight: 178,
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  letterSpacing: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  '@media': { [queries.phone]: { fontSize: vars.text.lg, minHeight: 46, paddingTop: 13 } },
});
/** The text is transparent and shows the pieces under it; only caret and selection are visible. */
export const text = style({
  resize: 'none',
  overflow: 'auto',
  color: 'transparent',
  caretColor: vars.color.text,
  position: 'relative',
  '@media': {
    '(forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none', background: 'transparent' },
  },
});
export const pieces = style({
  pointerEvents: 'none',
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
export const piece = styleVariants({
  blank: { color: vars.color.textMuted },
  field: { color: vars.color.accentText },
  number: { color: vars.color.infoText },
  text: { color: vars.color.successText },
  word: { color: vars.color.text },
  mark: { color: vars.color.textMuted },
  broken: { color: vars.color.dangerText },
});
export const flaw = style({
  textDecoration: `underline wavy ${vars.color.danger}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: 3,
});

export const problem = style({
  display: 'grid',
  fontSize: vars.text.xs,
  lineHeight: '16px',
  color: vars.color.dangerText,
});
export const problemTitle = style({ fontWeight: 600 });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 214px)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: 476,
  overflow: 'hidden',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', width: 'calc(100vw - 16px)' } },
});
export const list = style({ padding: 4, maxHeight: 260, overflow: 'auto' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.surfaceSelected } },
  '@media': {
    [queries.phone]: { minHeight: vars.size.touch },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const code = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const match = style({ background: 'none', color: vars.color.accentText, fontWeight: 600 });
export const note = style({
  marginLeft: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: vars.color.text } },
});
export const about = style({
  padding: '10px 12px',
  borderLeft: `1px solid ${vars.color.line}`,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  '@media': { [queries.phone]: { display: 'none' } },
});
export const aboutTitle = style({ fontWeight: 600 });
export const aboutLine = style({ color: vars.color.textMuted, marginTop: 4 });
export const keys = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: 14,
  padding: '6px 12px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.text.xs,
  lineHeight: '18px',
  color: vars.color.textMuted,
  '@media': { [queries.phone]: { display: 'none' } },
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 5 });
