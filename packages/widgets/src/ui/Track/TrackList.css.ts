import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const list = style({ display: 'grid' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBottom: vars.space[4],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 9,
      top: 20,
      bottom: 0,
      borderLeft: `2px solid ${color.success}`,
    },
    '&[data-line="ahead"]::before': { borderLeft: `2px dotted ${color.controlLine}` },
  },
});

const large = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid',
  background: color.surface,
});

export const largeNode = styleVariants({
  done: [large, { borderColor: color.success, color: color.successText, background: color.successSoft }],
  now: [large, { borderColor: color.accent, color: color.accent, boxShadow: `0 0 0 4px ${color.accentSoft}` }],
  ahead: [large, { borderColor: color.controlLine, color: color.textMuted }],
  fail: [large, { borderColor: color.danger, color: color.dangerText, background: color.dangerSoft }],
  skipped: [large, { borderStyle: 'dashed', borderColor: color.controlLine, color: color.textMuted }],
});

export const glyph = style({ width: 12, height: 12, strokeWidth: 2.5 });
export const core = style({ width: 8, height: 8, borderRadius: '50%', background: 'currentColor' });
export const itemTitle = styleVariants({
  done: { fontWeight: 500 },
  now: { fontWeight: 600 },
  ahead: { color: color.textMuted },
  fail: { fontWeight: 600 },
  skipped: { color: color.textMuted },
});
export const itemMeta = style({ fontSize: vars.text.xs, lineHeight: '16px', color: color.textMuted });
export const itemText = style({ minWidth: 0, fontSize: vars.text.sm, lineHeight: '20px', overflowWrap: 'anywhere' });
