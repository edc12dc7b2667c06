import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, text } = vars;
const wire = `color-mix(in srgb, ${color.textMuted} 75%, ${color.surface})`;
const stronger = (name: string): string => `color-mix(in srgb, ${name} 72%, ${color.text})`;

export const wires = style({ position: 'absolute', left: 0, top: 0, width: 1, height: 1, overflow: 'visible' });

/** One connection; sets the colour of its line and head. */
export const route = style({
  color: wire,
  selectors: {
    '&[data-state="marked"]': { color: color.chosen },
    '&[data-state="chosen"]': { color: color.chosen },
    '[data-choosing] &': { color: `color-mix(in srgb, ${color.textMuted} 45%, ${color.surface})` },
  },
});
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  selectors: {
    '[data-marked] > &': { strokeDasharray: '5 4' },
    '[data-state="chosen"] > &': { strokeWidth: 3 },
  },
});
export const head = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const loose = style({ fill: color.canvas, stroke: 'currentColor', strokeWidth: 2 });
/** The area around a line that reacts to the pointer. */
export const hit = style({
  fill: 'none',
  stroke: 'transparent',
  strokeWidth: 16,
  pointerEvents: 'stroke',
  cursor: 'pointer',
});

export const label = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 8px 0 3px',
  transform: 'translate(-50%, -50%)',
  borderRadius: 12,
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  color: color.text,
  fontSize: text.xs,
  fontWeight: 500,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.textMuted },
    '&[data-marked]': { border: `1px dashed ${stronger(color.chosen)}` },
    '&[data-state="chosen"]': {
      borderColor: stronger(color.chosen),
      boxShadow: `0 0 0 2px ${color.chosen}`,
    },
    '&[data-state="chosen"]:focus-visible': { outlineOffset: 3 },
    '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'default' },
  },
});
export const order = style({
  flex: 'none',
  minWidth: 16,
  height: 16,
  borderRadius: 8,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const words = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const mark = style({ flex: 'none', color: color.dangerText });
globalStyle(`${mark} > svg`, { width: 12, height: 12 });

/** Visible when the pointer is near, on focus, and always on devices without hover. */
export const plus = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: `1px solid ${color.controlLine}`,
  background: color.surface,
  color: color.accentText,
  opacity: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-14px -8px' },
    '&:hover, &:focus-visible, &[data-near], &[aria-expanded="true"]': { opacity: 1 },
    '&:hover, &[aria-expanded="true"]': {
      background: color.accent,
      borderColor: 'transparent',
      color: color.onAccent,
      boxShadow: `0 0 0 3px ${color.accentSoftHover}`,
    },
    '[data-moving] &': { pointerEvents: 'none' },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});
globalStyle(`${plus} > svg`, { width: 14, height: 14 });
