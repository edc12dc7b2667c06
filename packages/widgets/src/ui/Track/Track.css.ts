import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const track = style({ display: 'inline-flex', alignItems: 'center', height: 10, verticalAlign: 'middle' });

/** A stop includes the line segment before it. */
const stop = style({
  position: 'relative',
  width: 7,
  height: 7,
  flex: 'none',
  borderRadius: '50%',
  selectors: {
    '& + &': { marginLeft: 9 },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      right: '100%',
      top: 2.75,
      width: 9,
      height: 1.5,
      background: color.controlLine,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** In forced colors, done stops are filled and later stops only have an outline. */
const forced = '(forced-colors: active)';
const forcedLine = { [`${stop} + &::before`]: { background: 'CanvasText' } };
const reached = { [`${stop} + &::before`]: { background: color.success } };

export const node = styleVariants({
  done: [
    stop,
    {
      background: color.success,
      selectors: reached,
      '@media': { [forced]: { background: 'CanvasText', selectors: forcedLine } },
    },
  ],
  fail: [
    stop,
    {
      background: color.danger,
      selectors: reached,
      '@media': { [forced]: { background: 'LinkText', selectors: forcedLine } },
    },
  ],
  now: [
    stop,
    {
      width: 9,
      height: 9,
      background: color.surface,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
      selectors: { [`${stop} + &::before`]: { background: color.success, top: 3.75 } },
      '@media': {
        [forced]: {
          background: 'Canvas',
          boxShadow: 'inset 0 0 0 3px Highlight',
          selectors: { [`${stop} + &::before`]: { background: 'CanvasText' } },
        },
      },
    },
  ],
  ahead: [
    stop,
    {
      background: color.controlLine,
      '@media': {
        [forced]: {
          background: 'Canvas',
          boxShadow: 'inset 0 0 0 1px GrayText',
          selectors: { [`${stop} + &::before`]: { background: 'GrayText' } },
        },
      },
    },
  ],
});

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
