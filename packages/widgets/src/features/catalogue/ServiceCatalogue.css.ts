import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;
/** Container queries on the catalogue's own width. */
const medium = 'catalogue (max-width: 1000px)';
/** Width below which seven categories do not fit in one line. */
const tight = 'catalogue (max-width: 1147px)';
const narrow = 'catalogue (max-width: 640px)';

export const catalogue = style({ containerName: 'catalogue', containerType: 'inline-size' });
export const page = style({
  maxWidth: 1280,
  margin: '0 auto',
  padding: `${space[5]} ${space[8]} ${space[8]}`,
  '@container': { [narrow]: { padding: `${space[4]} 0 ${space[8]}` } },
});
const inset = { '@container': { [narrow]: { paddingInline: space[4] } } };

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 36,
  selectors: { '&[data-empty="true"]': { display: 'none' } },
  ...inset,
});
export const search = style({
  flex: '0 1 360px',
  marginLeft: 'auto',
  '@container': { [narrow]: { flexBasis: '100%' } },
});
globalStyle(`${bar}:has(nav)`, { flexWrap: 'wrap' });

export const crumbs = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 6, fontSize: text.sm });
globalStyle(`${crumbs} li`, { display: 'flex', alignItems: 'center', gap: 6 });
globalStyle(`${crumbs} svg`, { width: 14, height: 14, color: color.textMuted });
globalStyle(`${crumbs} [aria-current]`, { fontWeight: 600 });
export const crumb = style({
  color: color.textMuted,
  borderRadius: 4,
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  margin: `${space[6]} 0 ${space[2]}`,
  fontSize: text.sm,
  ...inset,
});

globalStyle(`${bar}[data-empty="true"] + ${section}`, { marginTop: 0 });
globalStyle(`${bar}[data-empty="true"] + [data-slot="shortcuts"] > ${section}`, { marginTop: 0 });

export const folders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space[2],
  '@container': {
    // at most four per line, because with more a single category could remain in the second line
    [tight]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(148px, (100% - 24px) / 4), 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: space[4] },
  },
});
export const folder = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  height: 44,
  padding: '0 10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.canvas,
  color: color.text,
  fontSize: text.sm,
  fontWeight: 500,
  selectors: { '&:hover': { borderColor: color.lineStrong } },
});
globalStyle(`${folder} > svg`, { flex: 'none', width: 16, height: 16, color: color.textMuted });
export const folderName = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const folderCount = style({
  color: color.textMuted,
  fontSize: text.xs,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  // with fewer services than fit in a row, the box ends after the last one
  selectors: {
    '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'calc(100% / 3)' },
    '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 'calc(200% / 3)' },
  },
  '@container': {
    [medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-count="1"]': { maxWidth: '50%' }, '&[data-count="2"]': { maxWidth: 'none' } },
    },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderInline: 0,
      borderRadius: 0,
      selectors: {
        '&[data-count="1"]': { maxWidth: 'none' },
        '&[data-count="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
/** The cells draw the hairlines, so that positions without a cell stay empty. */
globalStyle(`${grid} > *`, { boxShadow: `0 0 0 1px ${color.line}` });
export const asList = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  minHeight: 68,
  padding: '12px 16px',
  background: color.surface,
  transition: `background ${vars.motion.fast}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 }, '&[aria-busy="true"]': { cursor: 'progress' } },
});
globalStyle(`a${cell}`, { color: color.text });
globalStyle(`a${cell}:hover`, { background: color.surfaceHover, textDecoration: 'none' });
export const cellText = style({ display: 'grid', minWidth: 0, flex: 1 });
export const cellTitle = style({
  fontWeight: 500,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const cellMeta = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '18px',
});
export const cellDescription = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const cellMark = style({ color: color.textMuted });

/** Contains a cell and its star. */
export const cellFrame = style({ position: 'relative', height: '100%' });
export const starredCell = style({ paddingRight: 52 });
export const star = style({
  position: 'absolute',
  right: 12,
  top: 'calc(50% - 16px)',
  color: color.textMuted,
  selectors: {
    '&[aria-pressed="true"]': { color: color.accentText },
    // hidden until hover or focus; favourites are always visible
    [`${cellFrame}:not(:hover) > &[aria-pressed="false"]:not(:focus-visible)`]: { opacity: 0 },
  },
  '@media': {
    '(hover: none)': {
      selectors: { [`${cellFrame}:not(:hover) > &[aria-pressed="false"]:not(:focus-visible)`]: { opacity: 1 } },
    },
  },
});

/** Width of the fade at the ends of the scrollable shortcuts, in px. */
const fadeWidth = 48;

export const shortcuts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // room for the focus ring, which the scroll container would clip
  margin: '-3px',
  padding: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: fadeWidth,
  selectors: {
    '&[data-fade="end"]': { maskImage: `linear-gradient(to left, transparent, #000 ${fadeWidth}px)` },
    '&[data-fade="start"]': { maskImage: `linear-gradient(to right, transparent, #000 ${fadeWidth}px)` },
    '&[data-fade="both"]': {
      maskImage: `linear-gradient(to right, transparent, #000 ${fadeWidth}px calc(100% - ${fadeWidth}px), transparent)`,
    },
  },
  '@container': { [narrow]: { margin: 0, paddingInline: space[4] } },
});
globalStyle(`${shortcuts} > li`, { flex: 'none' });
export const divider = style({ width: 1, height: 24, margin: '0 4px', background: color.line, flex: 'none' });
export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 40,
  maxWidth: 320,
  padding: '0 12px 0 8px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: color.lineStrong } },
  '@container': { [narrow]: { height: vars.size.touch } },
});
globalStyle(`a${shortcut}`, { color: color.text });
globalStyle(`a${shortcut}:hover`, { textDecoration: 'none' });
/** The tile of a cell, at two thirds of its size. */
export const shortcutTile = style({ width: 24, height: 24, flex: 'none', overflow: 'hidden' });
globalStyle(`${shortcutTile} > span`, { width: 24, height: 24, borderRadius: radius.control });
export const shortcutTitle = style({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' });
export const shortcutNote = style({ color: color.textMuted, fontSize: text.xs });
export const shortcutMark = style({ width: 14, height: 14, color: color.textMuted, flex: 'none' });

export const more = style({ display: 'grid', justifyItems: 'center', gap: 6, padding: `${space[5]} ${space[4]}` });
export const count = style({ color: color.textMuted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
export const view = style({
  display: 'inline-flex',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  '@container': { [narrow]: { display: 'none' } },
});
export const viewButton = style({
  width: 30,
  height: 26,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  selectors: {
    '&[aria-pressed="true"]': { background: color.surfaceHover, color: color.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
