import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, text } = vars;

export const panel = style({
  position: 'absolute',
  right: 20,
  bottom: 60,
  zIndex: vars.layer.sticky,
  width: 'min(400px, calc(100% - 40px))',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: color.shadowFloat,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [queries.phone]: {
      position: 'fixed',
      inset: 'auto 8px max(8px, env(safe-area-inset-bottom)) 8px',
      width: 'auto',
      zIndex: vars.layer.dialog,
    },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, padding: '4px 8px 0 16px' });
export const title = style({ flex: 1, fontSize: text.md, lineHeight: '20px', fontWeight: 600 });
export const summary = style({
  padding: '0 16px',
  fontSize: text.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${summary} b`, { fontWeight: 600 });
export const good = style({ color: color.successText });
export const bad = style({ color: color.dangerText });

export const rail = style({ display: 'flex', gap: 2, height: 4, margin: '10px 16px 12px' });
const segment = style({ borderRadius: 2, minWidth: 0 });
export const segments = styleVariants({
  waiting: [segment, { background: color.surfaceSunken }],
  sending: [segment, { background: color.accent }],
  done: [segment, { background: color.success }],
  skipped: [segment, { background: color.lineStrong }],
  failed: [segment, { background: color.danger }],
  unknown: [segment, { background: color.danger }],
});

export const lines = style({ maxHeight: 'min(300px, 40vh)', overflow: 'auto', borderTop: `1px solid ${color.line}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px 48px minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  padding: '9px 16px',
  fontSize: text.sm,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const icons = styleVariants({
  waiting: { color: color.textMuted },
  sending: { color: color.accentText },
  done: { color: color.successText },
  skipped: { color: color.textMuted },
  failed: { color: color.dangerText },
  unknown: { color: color.dangerText },
});
export const idk = style({ fontVariantNumeric: 'tabular-nums' });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const state = style({ fontSize: text.xs, color: color.textMuted });
export const reason = style({
  gridColumn: '3 / 5',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const wrong = style({ color: color.dangerText });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 12px 8px 16px',
  borderTop: `1px solid ${color.line}`,
  background: color.canvas,
  fontSize: text.xs,
  color: color.textMuted,
});
export const note = style({ flex: 1 });
