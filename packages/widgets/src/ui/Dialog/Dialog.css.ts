import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { queries } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Has one pixel of scrollable content, so that the wheel never scrolls the page below. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  pointerEvents: 'auto',
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', left: 0, top: 0, width: 1, height: 'calc(100% + 1px)' },
  },
});

/** Parts of the window that are not visible: those of a frame outside of the window of its page. */
const hidden = { top: 'var(--tramita-inset-top, 0px)', bottom: 'var(--tramita-inset-bottom, 0px)' };

export const center = style({
  position: 'sticky',
  top: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  height: '100%',
  padding: `calc(${vars.space[6]} + ${hidden.top}) ${vars.space[6]} calc(${vars.space[6]} + ${hidden.bottom})`,
  '@media': { [queries.phone]: { padding: `${hidden.top} 0 ${hidden.bottom}` } },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'break-word',
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.shadowFloat}`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  // header and footer scroll with the body
  '@media': { [queries.short]: { display: 'block', overflow: 'auto', overscrollBehavior: 'contain' } },
});

/** Fills the screen at phone width. */
export const fullOnPhone = style({
  '@media': {
    [queries.phone]: { maxWidth: 'none !important', height: '100%', borderRadius: 0, boxShadow: 'none', border: 0 },
  },
});
export const sheetOnPhone = style({
  '@media': {
    [queries.phone]: {
      alignSelf: 'end',
      maxWidth: 'none !important',
      borderRadius: '14px 14px 0 0',
      boxShadow: 'none',
    },
  },
});

/** As high as the window allows. */
export const filling = style({ height: '100%', overflow: 'hidden' });
/** A heading for screen readers only. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 60,
  padding: `0 14px 0 ${vars.space[6]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [queries.phone]: { padding: `0 ${vars.space[2]} 0 ${vars.space[4]}` } },
});
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.text.lg, lineHeight: '24px', fontWeight: 600 });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  '@media': { [queries.phone]: { padding: vars.space[4] }, [queries.short]: { overflow: 'visible' } },
});
export const flush = style({ padding: 0, '@media': { [queries.phone]: { padding: 0 } } });
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minHeight: 60,
  padding: `10px ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [queries.phone]: { padding: `8px ${vars.space[4]}` } },
});
/** A question: no hairlines between the text and the buttons. */
export const question = style({});
export const questionPart = style({
  selectors: {
    [`${question} > &`]: { border: 0, minHeight: 0 },
    [`${question} > &:first-child`]: { padding: `${vars.space[5]} ${vars.space[6]} 0` },
    [`${question} > &:not(:first-child)`]: { paddingTop: vars.space[2] },
    [`${question} > &[data-slot="dialog-footer"]`]: { paddingTop: vars.space[4], paddingBottom: vars.space[5] },
  },
  '@media': { [queries.phone]: { selectors: { [`${question} > &:first-child`]: { paddingInline: vars.space[4] } } } },
});
export const footerStart = style({
  marginRight: 'auto',
  minWidth: 0,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [queries.phone]: { flexBasis: '100%', display: 'grid', justifyContent: 'center' } },
});
// Easy to reach with a thumb: the last button fills the row, and a button that wraps into its own row fills that row.
globalStyle(`${footer} > :is(button, a)`, { '@media': { [queries.phone]: { flexGrow: 1 } } });
globalStyle(`${footer} > :is(button, a):last-child`, { '@media': { [queries.phone]: { flexGrow: 20 } } });
