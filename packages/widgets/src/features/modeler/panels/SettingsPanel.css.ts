import { style, styleVariants } from '@vanilla-extract/css';
import { queries } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  height: 48,
  // room at the end for the button that closes the panel
  padding: `0 48px 0 ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
});
export const headIcon = style({ display: 'inline-flex', color: color.textMuted });
export const title = style({
  fontSize: text.md,
  lineHeight: '20px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const body = style({
  // makes visually hidden content scroll with the panel
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
  flex: 1,
  minHeight: 0,
  padding: `14px ${space[4]} ${space[6]}`,
  overflow: 'auto',
});
export const setting = style({ minWidth: 0 });
export const line = style({ height: 1, margin: '0 -16px', border: 0, background: color.line });

/** Label at the left, controls at the right, on one line. */
export const inline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 176px',
  alignItems: 'start',
  columnGap: space[2],
  rowGap: 4,
});
export const inlineLabel = style({ paddingTop: 6, fontSize: text.sm, fontWeight: 500, lineHeight: '20px' });
export const inlineNote = style({
  gridColumn: '1 / -1',
  fontSize: text.xs,
  lineHeight: '16px',
  color: color.dangerText,
});
export const slaInputs = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: space[2] });

export const group = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 28,
});
export const groupTitle = style({ fontSize: text.sm, fontWeight: 600, lineHeight: '20px' });
export const note = style({ fontSize: text.xs, lineHeight: '16px', color: color.textMuted });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: text.sm,
  lineHeight: '22px',
});
export const totalLabel = style({ color: color.textMuted });
export const totalValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const rows = style({ display: 'grid', gap: space[2] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'start',
});
export const pairAction = style({ paddingTop: 2 });

export const listRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  fontSize: text.sm,
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const listText = style({ flex: 1, minWidth: 0 });
export const actions = style({ display: 'inline-flex', flex: 'none' });

export const withInfo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'start',
});
/** Next to the input, below the height of its label. */
export const infoButton = style({ marginTop: 26 });
export const infoText = style({ display: 'grid', gap: space[3], lineHeight: '20px' });
export const infoCode = style({
  padding: '8px 10px',
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});

export const flow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  fontSize: text.sm,
  lineHeight: '20px',
});
export const flowEnd = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const flowNone = style({ color: color.dangerText });

export const fieldTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: text.sm,
});
export const fieldHead = style({
  width: 50,
  height: 24,
  padding: 0,
  fontSize: text.xs,
  fontWeight: 400,
  textAlign: 'center',
  color: color.textMuted,
  selectors: {
    '&:first-child': { width: 'auto', fontSize: text.sm, fontWeight: 600, textAlign: 'start', color: color.text },
  },
});
export const fieldName = style({
  height: 28,
  padding: 0,
  fontWeight: 400,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [queries.phone]: { height: vars.size.touch } },
});
export const flagCell = style({ padding: 0, textAlign: 'center' });
const flag = style({
  minWidth: 30,
  height: 22,
  padding: '0 5px',
  borderRadius: 4,
  fontSize: text.xs,
  fontWeight: 500,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-expanded="true"]': { boxShadow: `inset 0 0 0 1px ${color.controlLine}` },
    '&[data-wrong]': { color: color.dangerText, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  },
  '@media': { [queries.phone]: { minWidth: vars.size.touch, height: vars.size.touch } },
});
export const flagButton = styleVariants({
  Y: [flag],
  N: [flag, { color: color.textMuted, fontWeight: 400 }],
  JS: [flag, { background: color.accentSoft, color: color.accentSoftText }],
  APPROVERS_ADMIN: [flag, { background: color.accentSoft, color: color.accentSoftText }],
});
export const expressionCell = style({ padding: '4px 0 10px' });
export const expressionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: text.xs,
  color: color.textMuted,
  minHeight: 28,
});

export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: 32,
  padding: '4px 6px',
  borderRadius: vars.radius.control,
  fontSize: text.sm,
  lineHeight: '18px',
  selectors: { '&:hover': { background: color.surfaceHover } },
  '@media': { [queries.phone]: { minHeight: vars.size.touch } },
});
export const place = style({
  flex: 'none',
  minWidth: 18,
  padding: '0 4px',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  fontSize: text.xs,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const connectionName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
