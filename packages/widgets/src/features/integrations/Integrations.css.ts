import { style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, radius, space, text } = vars;

export const name = style({ fontWeight: 500 });
/** The name of a column, in front of its value in a card. */
export const cardLabel = style({ display: 'none', '@container': { [`list ${queries.cards}`]: { display: 'inline' } } });

/** One column that long words do not make wider than a phone. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space[4] });
export const tokens = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const token = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const use = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const issued = style({ display: 'grid', gap: space[3] });
export const secret = style({
  padding: space[3],
  overflowWrap: 'anywhere',
  userSelect: 'all',
  fontFamily: 'ui-monospace, monospace',
  fontSize: text.sm,
  background: color.surfaceSunken,
  borderRadius: radius.control,
});

export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] });

export const period = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'flex-start' });
export const deliveries = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const delivery = style({
  ...column,
  gap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const attempt = style({
  minWidth: 0,
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const answer = style({
  margin: `${space[1]} 0 0`,
  maxHeight: 120,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
});

export const section = style({ display: 'grid', gap: space[3] });
export const heading = style({ margin: 0, fontSize: text.md, fontWeight: 600 });
export const directoryGroups = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const directoryGroup = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 170px 210px auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [queries.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** In the last column, also without a group or role to choose. */
export const saveGroup = style({ gridColumnEnd: -1, justifySelf: 'end' });
export const groupProblem = style({ gridColumn: '1 / -1' });
export const groupName = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ color: color.textMuted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });
