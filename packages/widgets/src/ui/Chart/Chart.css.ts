import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

const hatch = (line: string) => `repeating-linear-gradient(45deg, ${line} 0 3px, ${color.surface} 3px 4.5px)`;

/** Fills of SVG shapes; the pattern of a bad part is drawn by a sibling element. */
export const fill = styleVariants({
  good: { fill: color.success },
  bad: { fill: color.danger },
  neutral: { fill: color.controlLine },
});
export const hatchLine = style({ stroke: color.surface, strokeWidth: 1.5 });
/** Fills of HTML boxes. */
export const swatch = styleVariants({
  good: { background: color.success },
  bad: { background: hatch(color.danger) },
  neutral: { background: color.controlLine },
});
globalStyle(`${swatch.good}, ${swatch.bad}, ${swatch.neutral}`, { forcedColorAdjust: 'none' });

export const key = style({
  display: 'inline-block',
  width: 10,
  height: 10,
  flex: 'none',
  borderRadius: 3,
});

export const mark = style({ outline: 'none', forcedColorAdjust: 'none' });
globalStyle(`${mark}[role="button"]`, { cursor: 'pointer' });
globalStyle(`${mark} > path`, { stroke: color.surface, strokeWidth: 2, strokeLinejoin: 'round' });
globalStyle(`${mark}[role="button"]:hover > [data-shape]`, { filter: 'brightness(1.1)' });
globalStyle(`${mark}:focus-visible > [data-shape], ${mark}[aria-pressed="true"]:focus-visible > [data-shape]`, {
  stroke: color.focus,
  strokeWidth: 3,
});
globalStyle(`${mark}[aria-pressed="true"] > path`, { stroke: color.text });

export const pie = style({ position: 'relative', flex: 'none', display: 'grid', placeItems: 'center' });
globalStyle(`${pie} > svg`, { gridArea: '1 / 1', overflow: 'visible' });
export const center = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  fontSize: text.xl,
  lineHeight: '24px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${center} > small`, { color: color.textMuted, fontSize: text.xs, lineHeight: '16px', fontWeight: 400 });

export const columns = style({ display: 'flex', minWidth: 0 });
export const axis = style({
  position: 'relative',
  flex: 'none',
  width: 40,
  color: color.textMuted,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const tick = style({ position: 'absolute', right: 8, transform: 'translateY(-50%)' });
/** Scrolls if the columns need more width than there is. */
export const plot = style({ position: 'relative', flex: 1, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'thin' });
globalStyle(`${plot} > svg`, { display: 'block', minWidth: '100%' });
export const line = style({ stroke: color.line });
export const label = style({
  pointerEvents: 'none',
  fill: color.textMuted,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({
  pointerEvents: 'none',
  fill: color.text,
  fontSize: text.xs,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const chosenLabel = style({ fill: color.text, fontWeight: 600 });
export const band = style({ fill: 'transparent' });
globalStyle(`${mark}:hover > ${band}`, { fill: color.surfaceHover });
globalStyle(`${mark}[aria-pressed="true"] > ${band}, ${band}[data-chosen="true"]`, {
  fill: color.surfaceSelected,
  stroke: color.accentLine,
});
globalStyle(`${mark}:focus-visible > ${band}`, { stroke: color.focus, strokeWidth: 2 });

export const share = style({ display: 'flex', gap: 2, height: 6, minWidth: 0 });
globalStyle(`${share} > span`, { height: 6, borderRadius: 3, minWidth: 2 });
