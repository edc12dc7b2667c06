import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, text } = vars;

/** The bar asks for its own width: over the list or in the page's top bar. */
const tight = 'selection (max-width: 720px)';

export const place = style({ containerName: 'selection', containerType: 'inline-size', flex: 'none' });
/** In an element of the page, which decides the height. */
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
  '@media': { [queries.phone]: { minHeight: 52, padding: '4px 8px 4px 16px' } },
});
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginLeft: 6 });
export const clear = style({});
globalStyle(`${clear}`, { color: color.text });
export const spacer = style({ flex: 1 });
export const divider = style({ width: 1, height: 20, margin: '0 4px', background: color.accentLine, opacity: 0.5 });

/** Only their icons where there is no room for their words. */
export const words = style({
  '@container': {
    [tight]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const assigned = style({});
globalStyle(`${assigned}:not([aria-disabled="true"])`, { borderColor: color.accentLine, color: color.accentText });

/** Under the cards. */
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
