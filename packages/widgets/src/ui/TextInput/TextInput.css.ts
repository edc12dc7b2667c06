import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

/** The frame shared by all typed controls: input, textarea, combobox, date, select. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minWidth: 0,
  padding: '0 10px',
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 ${vars.focusRing.width} ${vars.color.focus}` },
    // a form that shows its errors would start two transitions for each of its fields
    '&[data-state~="invalid"]': { borderColor: vars.color.danger, transition: 'none' },
    '&[data-state~="invalid"]:focus-within': { boxShadow: `0 0 0 ${vars.focusRing.width} ${vars.color.danger}` },
    '&[data-state~="disabled"]': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.lineStrong,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'FieldText' } },
});

export const size = styleVariants({
  sm: { minHeight: 28, fontSize: vars.text.xs, padding: '0 8px' },
  /** In a list's filter row: quiet while empty, accent while it filters. Its text aligns with the column header. */
  filter: {
    height: 28,
    fontSize: vars.text.xs,
    padding: '0 3px',
    gap: 4,
    border: '1px solid transparent',
    borderBottomColor: vars.color.controlLine,
    background: vars.color.surfaceSunken,
    selectors: {
      '&:has(input:not(:placeholder-shown)), &[data-filled]': {
        background: vars.color.accentSoft,
        borderBottomColor: vars.color.accent,
        color: vars.color.accentSoftText,
        fontWeight: 600,
      },
    },
  },
  md: { minHeight: vars.size.control, fontSize: vars.text.sm },
  input: {
    minHeight: vars.size.input,
    fontSize: vars.text.md,
    '@media': { [queries.phone]: { minHeight: vars.size.touch, fontSize: vars.text.lg } },
  },
});

/**
 * A frame with nothing but its input. The input is not a flex item here and has a fixed size, so that typing causes no
 * layout around it: browsers cannot lay out a flex item by itself.
 */
export const alone = style({ display: 'block' });
const contained = (height: string) => ({ display: 'block', height, contain: 'strict' }) as const;
export const inputAlone = styleVariants({
  sm: contained('26px'),
  filter: contained('26px'),
  md: contained(`calc(${vars.size.control} - 2px)`),
  input: {
    ...contained(`calc(${vars.size.input} - 2px)`),
    '@media': { [queries.phone]: { height: `calc(${vars.size.touch} - 2px)` } },
  },
});

/** The control inside the frame. */
export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  boxShadow: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const affix = style({ display: 'inline-flex', flex: 'none', color: vars.color.textMuted });
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

/** A read-only value looks like text below its label: without a box, icons or hints. */
const readOnly = `${frame}[data-readonly]`;
globalStyle(readOnly, {
  position: 'relative',
  minHeight: 24,
  padding: 0,
  alignItems: 'flex-start',
  border: 0,
  background: 'transparent',
});
globalStyle(`${readOnly} > ${control}`, { height: 22, minHeight: 22, padding: 0, opacity: 1, cursor: 'text' });
globalStyle(`${readOnly} > ${control}::placeholder`, { color: 'transparent' });
globalStyle(`${readOnly}:has(> ${control}:placeholder-shown)::before`, {
  content: '"—"',
  position: 'absolute',
  left: 0,
  color: vars.color.textMuted,
});
globalStyle(`${readOnly} svg, ${readOnly} > span:has(> svg:only-child)`, { display: 'none' });
globalStyle(`${readOnly} > ${affix}`, { color: 'inherit', lineHeight: '22px' });
globalStyle(`${readOnly}:has(> ${control}:placeholder-shown) > ${affix}`, { display: 'none' });
globalStyle(`${readOnly} > ${affix}:empty, ${readOnly} > ${affix}:has(> svg)`, { display: 'none' });
// several read-only values appear as a list of words
globalStyle(`${readOnly} [data-slot="chip"]`, { padding: 0, background: 'transparent', color: 'inherit', border: 0 });
globalStyle(`${readOnly} [data-slot="chip"]:has(~ [data-slot="chip"])::after`, { content: '","' });
globalStyle(`${readOnly} [data-slot="chip"] ~ ${control}`, { position: 'absolute', width: 1, flex: 'none' });
