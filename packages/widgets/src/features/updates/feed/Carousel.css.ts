import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, space, text, radius, motion } = vars;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const carousel = style({ margin: `${space[5]} 0`, outline: 'none' });
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: color.canvas,
  borderRadius: radius.card,
  // horizontal swipes turn the carousel, vertical ones scroll the page
  touchAction: 'pan-y',
});
export const slide = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: 0,
  animation: `${appear} ${motion.calm}`,
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain', userSelect: 'none' });
export const frame = style({ width: '100%', height: '100%', border: 0 });
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2], marginTop: space[2], minHeight: 40 });
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: 8, minWidth: 0 });
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 40,
  overflow: 'hidden',
  color: color.textMuted,
  background: color.canvas,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: {
    '&[aria-current="true"]': {
      color: color.accentText,
      background: color.accentSoft,
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@media': { [queries.phone]: { height: 44 } },
});
globalStyle(`${thumb} > svg`, { width: 16, height: 16 });
globalStyle(`${thumb} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
