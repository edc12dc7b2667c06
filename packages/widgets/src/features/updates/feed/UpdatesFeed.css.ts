import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space, text, radius } = vars;
/** Container: the feed depends on its own width. */
const narrow = 'updates (max-width: 860px)';

export const root = style({
  height: '100%',
  minHeight: 0,
  flex: 1,
  containerName: 'updates',
  containerType: 'inline-size',
});
export const feed = style({
  display: 'grid',
  gridTemplateColumns: '384px minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: `1px solid ${color.line}`,
  '@container': {
    [narrow]: { borderRight: 0, selectors: { [`${feed}[data-state="article"] > &`]: { display: 'none' } } },
  },
});
export const pane = style({
  minWidth: 0,
  overflow: 'auto',
  '@container': { [narrow]: { selectors: { [`${feed}[data-state="list"] > &`]: { display: 'none' } } } },
});

export const head = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 52,
  padding: `0 ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const total = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const search = style({ flex: 1, minWidth: 0, maxWidth: 240, marginLeft: 'auto' });
export const create = style({ marginLeft: 'auto' });
export const refreshing = style({ position: 'absolute', left: 0, right: 0, bottom: -1 });
export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto' });

// thousands of cards: invisible pages of ten cost nothing except their height
export const feedPage = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1400px' });
export const card = style({
  display: 'grid',
  gap: 6,
  padding: `${space[4]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`a${card}`, { color: color.text });
globalStyle(`a${card}:hover`, { background: color.surfaceHover, textDecoration: 'none' });
globalStyle(`a${card}[aria-current="true"]`, {
  background: color.accentSoft,
  boxShadow: `inset 2px 0 ${color.accent}`,
});
globalStyle(`a${card}[aria-current="true"] [data-slot="chip"][data-tone="accent"]`, { background: color.surface });
globalStyle(`a${card}:focus-visible`, { outlineOffset: -2 });
export const cardHead = style({
  display: 'flex',
  // a long mark, as of a planned update, goes under the title where it would squeeze it
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
});
export const cardTitle = style({ flex: '1 1 180px', fontWeight: 600, lineHeight: '20px', overflowWrap: 'anywhere' });
export const preview = style({
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color.textMuted,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const author = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '"·"', marginRight: 6 } },
});
export const counts = style({ display: 'inline-flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });
export const count = style({ display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' });
globalStyle(`${count} > svg`, { width: 14, height: 14 });
export const views = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  // on a line of its own it is aligned with the text
  '@container': { [narrow]: { marginLeft: 0, flexBasis: '100%' } },
});
globalStyle(`${views} > svg`, { width: 14, height: 14 });

export const choose = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: color.textMuted,
  fontSize: text.sm,
});
export const article = style({
  maxWidth: 704,
  margin: '0 auto',
  padding: `${space[6]} ${space[5]} ${space[8]}`,
  outline: 'none',
  '@container': { [narrow]: { padding: `${space[2]} ${space[4]} ${space[8]}` } },
});
export const back = style({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginLeft: -4,
  color: color.accentText,
  fontWeight: 500,
  fontSize: text.sm,
  borderRadius: radius.control,
  '@container': { [narrow]: { display: 'inline-flex' } },
});
globalStyle(`${back} > svg`, { width: 16, height: 16 });
export const articleHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  '@container': { [narrow]: { flexWrap: 'wrap', alignItems: 'center' } },
});
export const articleActions = style({
  display: 'flex',
  gap: space[1],
  marginLeft: 'auto',
  '@container': { [narrow]: { order: 1 } },
});
globalStyle(`${articleHead} > h2`, { flex: 1, minWidth: 0 });
globalStyle(`${articleHead} > h2`, { '@container': { [narrow]: { order: 2, flexBasis: '100%' } } });
export const title = style({ fontSize: text.xl, lineHeight: '28px', fontWeight: 600, overflowWrap: 'anywhere' });
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: `${space[2]} 0 ${space[5]}`,
  color: color.textMuted,
  fontSize: text.sm,
});
globalStyle(`${byline} > strong`, { color: color.text, fontWeight: 500 });
export const prose = style({ fontSize: text.md, lineHeight: '24px' });
export const loading = style({ display: 'grid', gap: space[3], paddingTop: space[1] });
export const subtitle = style({ fontSize: text.sm, fontWeight: 600, marginBottom: space[1] });
export const attached = style({ marginBottom: space[5] });
globalStyle(`${attached} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});
globalStyle(`${attached} > li + li`, { borderTop: `1px solid ${color.line}` });
globalStyle(`${attached} > li > svg`, { flex: 'none', width: 16, height: 16, color: color.textMuted });
export const fileName = style({ flex: 1, minWidth: 0 });
export const fileSize = style({ color: color.textMuted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' });
