import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export const glyph = style({ width: 12, height: 12, strokeWidth: 2.5 });
export const waitingGlyph = style({ width: 12, height: 12, strokeWidth: 2, color: vars.color.textMuted });
export const core = style({ width: 8, height: 8, borderRadius: '50%', background: 'currentColor' });
export const approved = style({ color: vars.color.successText, fontWeight: 500 });
export const refused = style({ color: vars.color.dangerText, fontWeight: 500 });
export const details = style({
  marginTop: 2,
  fontSize: vars.text.xs,
  lineHeight: '16px',
  color: vars.color.dangerText,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[2] });
export const repeat = style({ marginLeft: -8 });
export const owned = style({ outline: 'none' });
export const meaning = style({ marginBottom: vars.space[4], color: vars.color.textMuted });
export const version = style({
  marginBottom: vars.space[3],
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});

export const history = style({ marginTop: 2, fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });
export const historyHead = style({
  width: 'fit-content',
  padding: '2px 0',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { color: vars.color.text } },
});
export const historyList = style({
  display: 'grid',
  gap: vars.space[1],
  margin: '2px 0 4px',
  paddingLeft: vars.space[3],
  borderLeft: `2px solid ${vars.color.line}`,
});

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space[4],
  paddingBottom: vars.space[4],
  marginBottom: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
});
export const areaLabel = style({ fontSize: vars.text.xs, color: vars.color.textMuted });
export const areaPeople = style({ fontSize: vars.text.xs, lineHeight: '16px', color: vars.color.textMuted });

/** The scrolling box; the left padding leaves room for the halo of the current stop. */
export const box = style({ maxHeight: 200, overflowY: 'auto', padding: '4px 4px 4px 6px', marginLeft: -6 });
export const skeleton = style({ display: 'grid', gap: vars.space[4] });
