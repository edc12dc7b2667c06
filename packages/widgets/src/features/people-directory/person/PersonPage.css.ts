import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../../theme/index.ts';

const { color, space, text } = vars;
const cards = `list ${queries.cards}`;

export const head = style({
  flex: 'none',
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[6]} ${space[2]}`,
  '@container': { [cards]: { padding: `${space[2]} ${space[4]}` } },
});
export const back = style({ justifySelf: 'start', marginLeft: `calc(-1 * ${space[2]})` });
export const identity = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const words = style({ flex: '1 1 260px', minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  margin: 0,
  fontSize: text.lg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const facts = style({ margin: 0, color: color.textMuted, fontSize: text.sm, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** The panel of the selected tab fills the remaining height and scrolls by itself. */
export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
globalStyle(`${tabs} > [role="tablist"]`, { flex: 'none', padding: `0 ${space[6]}` });
globalStyle(`${tabs} > [role="tabpanel"]`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingTop: 0,
  overflow: 'auto',
  outlineOffset: -2,
});
export const content = style({
  width: '100%',
  maxWidth: 960,
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  '@container': { [cards]: { padding: `${space[3]} ${space[4]} ${space[5]}` } },
});
export const heading = style({ margin: `${space[5]} 0 ${space[2]}`, fontSize: text.md, fontWeight: 600 });
globalStyle(`${content} > ${heading}:first-child`, { marginTop: 0 });

export const editor = style({
  gridColumn: '2 / -1',
  margin: 0,
  minWidth: 0,
  '@container': { [cards]: { gridColumn: '1 / -1' } },
});
export const editorForm = style({ display: 'grid', gap: space[2], padding: `${space[1]} 0` });
export const editorLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] });
export const editorFields = style({ flex: '1 1 240px', display: 'grid', gap: space[3], minWidth: 0, maxWidth: 480 });
export const editorActions = style({ display: 'flex', gap: space[2], marginLeft: 'auto' });

export const part = style({ display: 'grid', gap: space[4] });
export const partActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
