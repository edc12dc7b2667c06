import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';
/** Windows in which title, search and tools do not all have their usual width. */
const tablet = '(max-width: 959px)';

export const bar = style({
  flex: 'none',
  height: 52,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '0 12px 0 20px',
  position: 'relative',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: { '&[data-scrolled="true"]': { boxShadow: vars.color.shadowFloat, zIndex: vars.layer.sticky } },
  '@media': { [phone]: { height: 'auto', minHeight: 52, flexWrap: 'wrap', padding: '0 6px 0 4px', gap: 0 } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  flex: 1,
  whiteSpace: 'nowrap',
});
export const parent = style({
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  '@media': { [tablet]: { display: 'none' } },
});
globalStyle(`${parent} + svg`, { color: vars.color.textMuted, width: 14, height: 14 });
globalStyle(`${parent} + svg`, { '@media': { [tablet]: { display: 'none' } } });
export const heading = style({
  fontSize: vars.text.lg,
  lineHeight: '24px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // a long name wraps to two lines instead of being truncated
  '@media': {
    [phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: '20px',
      whiteSpace: 'normal',
      textOverflow: 'clip',
    },
  },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const menuButton = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } });

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 8px 0 6px',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: 500,
  selectors: { '&:hover, &[data-state="open"]': { background: vars.color.surfaceHover } },
  '@media': { [phone]: { height: 44, padding: '0 8px' } },
});
export const nickname = style({
  '@media': { [tablet]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
globalStyle(`${user} > svg`, { color: vars.color.textMuted, width: 14, height: 14 });
globalStyle(`${user} > svg`, { '@media': { [phone]: { display: 'none' } } });

/** Filled by the page; on a phone a row of its own. */
export const searchSlot = style({
  flex: '0 1 320px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [tablet]: { flexBasis: 240 }, [phone]: { order: 1, flex: '0 0 100%', padding: '0 10px 8px 12px' } },
});
/** Reserved space, as large as the search of the page. */
export const searchPlace = style({
  height: vars.size.input,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  '@media': { [phone]: { height: vars.size.touch } },
});
export const noSearch = style({
  display: 'contents',
  selectors: { [`${searchSlot}:not(:empty) + &`]: { display: 'none' } },
});
/** Covers the bar while a page has rendered something into it. */
export const selectionSlot = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  background: vars.color.accentSoft,
  selectors: { '&:empty': { display: 'none' } },
});
/** A part of the bar that must not get the focus while it is covered. */
export const coverable = style({
  selectors: { [`${bar}:has(> ${selectionSlot}:not(:empty)) > &`]: { visibility: 'hidden' } },
});

/** Looks like the search of a page but opens the command palette; only an icon if space is limited. */
export const paletteButton = style({
  flex: '0 1 280px',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  padding: '0 6px 0 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  '@media': {
    [tablet]: { flexBasis: 200 },
    [phone]: {
      flex: 'none',
      width: 44,
      height: 44,
      padding: 0,
      justifyContent: 'center',
      border: 0,
      background: 'none',
    },
  },
});
globalStyle(`${paletteButton} > svg`, { width: 16, height: 16, flex: 'none' });
globalStyle(`${paletteButton} > svg`, { '@media': { [phone]: { width: 18, height: 18 } } });
const wordless = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
export const paletteText = style({ flex: 1, textAlign: 'start', '@media': { [phone]: wordless } });
export const paletteKeys = style({ '@media': { [phone]: { display: 'none' } } });

/** A tool of the top bar that is a link. */
export const toolLink = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.radius.control,
  '@media': { [phone]: { width: 44, height: 44 } },
});
globalStyle(`a${toolLink}`, { color: vars.color.textMuted });
globalStyle(`a${toolLink}:hover`, { background: vars.color.surfaceHover, color: vars.color.text });
globalStyle(`a${toolLink}[aria-current="page"]`, { color: vars.color.accentText });
globalStyle(`${toolLink} > svg`, { width: 18, height: 18 });
export const toolBadge = style({
  position: 'absolute',
  top: 3,
  right: 3,
  display: 'grid',
  '@media': { [phone]: { top: 9, right: 9 } },
});
