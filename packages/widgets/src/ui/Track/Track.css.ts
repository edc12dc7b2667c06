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
