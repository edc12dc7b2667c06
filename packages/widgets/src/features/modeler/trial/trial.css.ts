import { globalStyle, style } from '@vanilla-extract/css';
import { queries } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/index.ts';

const { color, space, text, radius } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  // fixed, because the dialog would move under the pointer when an error appears or disappears
  height: 'min(620px, calc(100vh - 260px))',
  paddingTop: space[4],
  overflow: 'auto',
  '@media': { [queries.phone]: { height: 'auto' } },
});
export const twoColumns = style({
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
export const heading = style({ fontSize: text.md, lineHeight: '20px', fontWeight: 600 });
export const quiet = style({ color: color.textMuted, fontSize: text.sm, lineHeight: '18px' });
export const address = style({
  padding: `${space[2]} ${space[3]}`,
  background: color.surfaceSunken,
  borderRadius: radius.control,
  fontFamily: vars.font.mono,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: space[2], fontSize: text.sm, fontWeight: 600 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  fontSize: text.sm,
});
globalStyle(`${facts} > dt`, { color: color.textMuted });
export const answer = style({
  maxHeight: 280,
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  background: color.surfaceSunken,
  borderRadius: radius.control,
  fontFamily: vars.font.mono,
  fontSize: text.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const side = style([
  column,
  {
    paddingLeft: space[6],
    borderLeft: `1px solid ${color.line}`,
    '@media': {
      [queries.phone]: {
        paddingLeft: 0,
        paddingTop: space[4],
        borderLeft: 0,
        borderTop: `1px solid ${color.line}`,
      },
    },
  },
]);
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const scenarios = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const scenario = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const scenarioName = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  font: 'inherit',
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
