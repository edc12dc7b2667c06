import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

// doubled selector, so that it overrides the input's own style in any file order
export const frame = style({
  selectors: { '&&': { flexDirection: 'column', alignItems: 'stretch', gap: 0, padding: 0 } },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.text } },
  '@media': { [queries.phone]: { width: vars.size.touch, height: vars.size.touch } },
});
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingLeft: 7,
  fontSize: vars.text.sm,
  color: vars.color.dangerText,
});
export const toolOn = style({ background: vars.color.accentSoft, color: vars.color.accentSoftText });
export const text = style({
  minHeight: 76,
  maxHeight: 320,
  overflow: 'auto',
  padding: '8px 10px',
  fontSize: vars.text.md,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [queries.phone]: { fontSize: vars.text.lg } },
});
// white space as the editor library requires it, so that the saved text equals the typed text
export const editable = style({ whiteSpace: 'break-spaces', overflowWrap: 'break-word' });
export const tall = style({ minHeight: 240, maxHeight: 'none' });
globalStyle(`${text} li > p`, { margin: 0 });
globalStyle(`${tool}[aria-disabled="true"]`, { opacity: 0.4, cursor: 'default' });
export const linkForm = style({ display: 'grid', gap: vars.space[3] });
export const linkActions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] });

globalStyle(`${frame}[data-readonly] > ${text}`, { minHeight: 22, padding: 0 });
globalStyle(`${frame}[data-readonly] > ${text}:empty::before`, { content: '"—"', color: vars.color.textMuted });
