import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.ts';

const { color, space, text } = vars;
/** The labels of the buttons are hidden below this width of the modeler. */
const wordless = 'modeler (max-width: 1180px)';
const narrow = 'modeler (max-width: 767px)';

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 52,
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: space[1] } },
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  ':hover': { background: color.surfaceHover },
  '@media': { '(max-width: 767px)': { width: vars.size.touch, height: vars.size.touch } },
});
export const logo = style({ '@container': { [narrow]: { display: 'none' } } });
export const names = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  flex: 1,
  '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, max-content) 1fr', rowGap: 0 } },
});
export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.md,
  fontWeight: 600,
});
export const version = style({
  flex: 'none',
  padding: `0 ${space[2]}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.sm,
  justifySelf: 'start',
});
export const unsaved = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
  fontSize: text.sm,
  '::before': { content: '""', width: 6, height: 6, borderRadius: '50%', background: color.warning },
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const actions = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@container': {
    [narrow]: { order: 1, flex: '1 1 100%', justifyContent: 'space-between', gap: 0, overflowX: 'auto' },
  },
});
export const line = style({
  width: 1,
  height: 20,
  marginInline: space[1],
  background: color.line,
  // on a phone they would leave no room for the last action
  '@container': { [narrow]: { display: 'none' } },
});
export const action = style({ selectors: { '&[aria-pressed="true"]': { background: color.surfaceSunken } } });
export const word = style({ '@container': { [wordless]: { display: 'none' } } });
globalStyle(`${actions} > *`, { flex: 'none' });
