import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const track = style({ display: 'inline-flex', alignItems: 'center', height: 10, verticalAlign: 'middle' });

/** A stop includes the line segment before it. Both are in the flow: a list has thousands, and layers would cost more. */
const stop = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  selectors: {
    '&::after': { content: '""', width: 7, height: 7, borderRadius: '50%' },
    '& + &::before': { content: '""', width: 9, height: 1.5, background: color.controlLine },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** In forced colors, done stops are filled and later stops only have an outline. */
const forced = '(forced-colors: active)';
const line = `${stop} + &::before`;
const dot = '&::after';
const reached = { [line]: { background: color.success } };

export const node = styleVariants({
  done: [
    stop,
    {
      selectors: { [dot]: { background: color.success }, ...reached },
      '@media': {
        [forced]: { selectors: { [dot]: { background: 'CanvasText' }, [line]: { background: 'CanvasText' } } },
      },
    },
  ],
  fail: [
    stop,
    {
      selectors: { [dot]: { background: color.danger }, ...reached },
      '@media': {
        [forced]: { selectors: { [dot]: { background: 'LinkText' }, [line]: { background: 'CanvasText' } } },
      },
    },
  ],
  now: [
    stop,
    {
      selectors: {
        [dot]: { width: 9, height: 9, background: color.surface, boxShadow: `inset 0 0 0 2px ${color.accent}` },
        ...reached,
      },
      '@media': {
        [forced]: {
          selectors: {
            [dot]: { background: 'Canvas', boxShadow: 'inset 0 0 0 3px Highlight' },
            [line]: { background: 'CanvasText' },
          },
        },
      },
    },
  ],
  ahead: [
    stop,
    {
      selectors: { [dot]: { background: color.controlLine } },
      '@media': {
        [forced]: {
          selectors: {
            [dot]: { background: 'Canvas', boxShadow: 'inset 0 0 0 1px GrayText' },
            [line]: { background: 'GrayText' },
          },
        },
      },
    },
  ],
});
