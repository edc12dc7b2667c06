import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { stacked } from './import-queries.ts';
import { heading as frameHeading } from './PeopleImport.css.ts';

const { color, space, text } = vars;

export const heading = style([frameHeading, { '@container': { [stacked]: { display: 'none' } } }]);
export const decisions = style({
  display: 'grid',
  gap: space[3],
  paddingBottom: space[3],
  borderBottom: `1px solid ${color.line}`,
  '@container': { [stacked]: { paddingBottom: 0, borderBottom: 0 } },
});
export const confirmation = style({
  marginTop: space[2],
  paddingTop: 10,
  borderTop: `1px solid ${color.warningLine}`,
  fontWeight: 500,
});
export const option = style({ paddingLeft: 15 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: `${space[4]} ${space[2]}`,
  paddingTop: space[4],
  fontSize: text.sm,
  '@container': { [stacked]: { display: 'none' } },
});
globalStyle(`${facts} > dt`, { color: color.textMuted });
globalStyle(`${facts} > dd`, { fontWeight: 500, overflowWrap: 'anywhere' });
globalStyle(`${facts} small`, {
  display: 'block',
  color: color.textMuted,
  fontSize: text.xs,
  lineHeight: '17px',
  fontWeight: 400,
});
export const link = style({
  color: color.accentText,
  fontWeight: 500,
  borderRadius: 4,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const warning = style({ fontWeight: 400 });
