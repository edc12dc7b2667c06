import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, text } = vars;

/** Container: the bar depends on its own width, above the list or in the page's top bar. */
const tight = 'selection (max-width: 1000px)';

export const place = style({ containerName: 'selection', containerType: 'inline-size', flex: 'none' });
/** In an element of the page, which determines the height. */
export const elsewhere = style({ height: '100%', background: color.accentSoft });
globalStyle(`${elsewhere} > *`, { height: '100%' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  height: '100%',
  padding: '4px 12px 4px 24px',
  background: color.accentSoft,
  color: color.text,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  '@media': { [queries.phone]: { gap: 4, minHeight: 52, padding: '4px 8px 4px 16px' } },
});
/** Text that wraps to a second line if the actions need the space. */
const wraps = { height: 'auto', whiteSpace: 'normal', lineHeight: '16px', textAlign: 'start' } as const;
export const count = style({
  ...wraps,
  flex: '0 1 auto',
  marginLeft: 6,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const clear = style({});
globalStyle(`${clear}${clear}`, { ...wraps, flex: '0 1 auto', minHeight: 28, color: color.text });
/** The first text to wrap, to two lines. */
export const together = style({});
globalStyle(`${together}${together}`, { ...wraps, flex: '0 1000 auto', minWidth: 112, minHeight: 28 });
globalStyle(`:is(${clear}, ${together})`, {
  '@media': { [queries.phone]: { minHeight: `${vars.size.touch} !important`, paddingInline: '6px !important' } },
});
export const spacer = style({ flex: 1 });
export const divider = style({ width: 1, height: 20, margin: '0 4px', background: color.accentLine, opacity: 0.5 });

/** Only icons if there is no room for the text. */
export const words = style({
  '@container': {
    [tight]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const assigned = style({});
globalStyle(`${assigned}:not([aria-disabled="true"])`, { borderColor: color.accentLine, color: color.accentText });

/** Below the cards. */
export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: 6,
  padding: '8px 8px max(8px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.line}`,
  background: color.accentSoft,
  fontSize: text.xs,
  lineHeight: '16px',
});
export const footActions = style({ display: 'flex', gap: 4 });
globalStyle(`${footActions} button`, { minHeight: vars.size.touch, minWidth: vars.size.touch, padding: '0 6px' });
export const grows = style({ flex: 1 });
export const why = style({ display: 'flex', gap: 6, alignItems: 'center', color: color.text, padding: '0 4px' });
