import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, radius, text } = vars;

/** Outline colours of selected and selectable steps, with a hairline that has enough contrast next to them. */
const outline = createVar();
const hairline = createVar();

const wire = `color-mix(in srgb, ${color.textMuted} 75%, ${color.surface})`;
const stronger = (name: string, share: number): string => `color-mix(in srgb, ${name} ${share}%, ${color.text})`;

export const node = style({
  position: 'absolute',
  selectors: {
    '&[data-state="chosen"]': { vars: { [outline]: color.chosen, [hairline]: stronger(color.chosen, 72) } },
    '&[data-state="choosable"]': { vars: { [outline]: color.selectable, [hairline]: stronger(color.selectable, 60) } },
    '&[data-dragged]': { zIndex: 2 },
  },
});

export const body = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  textAlign: 'start',
  color: color.text,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default', color: color.textMuted },
    [`[data-dragged] > &`]: { cursor: 'grabbing' },
  },
});

export const card = style({
  padding: '0 12px 0 14px',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: color.textMuted },
    '&[aria-disabled="true"]': { background: color.surfaceSunken },
    '[data-state] > &, [data-state] > &:hover': {
      borderColor: hairline,
      boxShadow: `0 0 0 2px ${outline}`,
    },
    '[data-dragged] > &': { boxShadow: color.shadowFloat },
    '[data-state] > &:focus-visible': { outlineOffset: 3 },
  },
});

export const port = style({
  position: 'absolute',
  left: -7,
  top: 29,
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: `2px solid ${wire}`,
  background: color.surface,
  selectors: {
    '[data-state] > * > &': { borderColor: hairline, background: outline },
    '[data-first] > * > &': { display: 'none' },
  },
});

const line = style({ display: 'flex', alignItems: 'center', minWidth: 0, whiteSpace: 'nowrap' });
const clipped = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const type = style([line, { gap: 5, fontSize: text.xs, lineHeight: '16px', color: color.textMuted }]);
export const title = style([
  clipped,
  { display: 'block', marginTop: 1, fontSize: text.sm, fontWeight: 600, lineHeight: '18px' },
]);
export const untitled = style({ fontWeight: 400, fontStyle: 'italic', color: color.textMuted });
export const facts = style([
  line,
  {
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 1,
    fontSize: text.xs,
    lineHeight: '16px',
    color: color.textMuted,
  },
]);
export const who = style([clipped]);
export const sla = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${type} > svg`, { width: 14, height: 14 });

/** A disc for start and end. */
export const event = style({
  borderRadius: '50%',
  selectors: { '[data-state] > &:focus-visible': { outlineOffset: 4 } },
});
export const disc = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `2px solid ${wire}`,
  background: color.surface,
  color: color.textMuted,
  selectors: {
    '[data-state] > * > &': { borderColor: hairline, boxShadow: `0 0 0 2px ${outline}` },
    '[aria-disabled="true"] > &': { background: color.surfaceSunken },
  },
});
export const below = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: '50%',
  display: 'grid',
  justifyItems: 'center',
  maxWidth: 160,
  width: 'max-content',
  transform: 'translateX(-50%)',
});
export const small = style({ fontSize: text.xs, lineHeight: '16px', color: color.textMuted });

export const diamond = style({
  position: 'absolute',
  inset: 8,
  transform: 'rotate(45deg)',
  borderRadius: 6,
  border: `2px solid ${wire}`,
  background: color.surface,
  selectors: {
    '[data-state] > * > &': { borderColor: hairline, boxShadow: `0 0 0 2px ${outline}` },
    '[aria-disabled="true"] > &': { background: color.surfaceSunken },
  },
});
export const inDiamond = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
});
export const nextToDiamond = style({
  position: 'absolute',
  left: 40,
  top: 72,
  display: 'grid',
  justifyItems: 'start',
  maxWidth: 200,
  width: 'max-content',
});

export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  border: `1.5px dashed ${color.controlLine}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.accentText,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.accentSoft, borderColor: color.accentLine },
    '&[aria-disabled="true"]': { color: color.textMuted, background: color.surfaceSunken },
    '[data-state] > &': { borderColor: hairline, boxShadow: `0 0 0 2px ${outline}` },
  },
});

/** The buttons of a step. Visible on hover, while the step is selected, and on devices without hover. */
export const tools = style({
  position: 'absolute',
  display: 'flex',
  gap: 2,
  padding: 1,
  borderRadius: 5,
  background: color.surface,
  opacity: 0,
  selectors: {
    [`${node}:hover > &, ${node}[data-state="chosen"] > &, &:focus-within`]: { opacity: 1 },
    '[data-moving] &': { pointerEvents: 'none' },
  },
});
/** Fades out the part of the card's first line that the buttons cover. */
export const toolsInCard = style({
  top: 4,
  right: 5,
  paddingLeft: 20,
  background: `linear-gradient(90deg, transparent, ${color.surface} 18px)`,
});
export const toolsAbove = style({ bottom: 'calc(100% + 4px)', left: '50%', transform: 'translateX(-50%)' });
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 4,
  color: color.textMuted,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.surfaceHover, color: color.text },
  },
});

export const alert = style({
  position: 'absolute',
  top: -9,
  right: -9,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.surface,
  color: color.dangerText,
});
globalStyle(`${alert} > svg`, { width: 18, height: 18 });
export const alertOnShape = style({ top: -4, right: -4 });

export const invite = style({
  position: 'absolute',
  top: 'calc(100% + 12px)',
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '3px 10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: text.sm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { [`${body}:hover > &, ${body}:focus-visible > &`]: { visibility: 'visible' } },
});
