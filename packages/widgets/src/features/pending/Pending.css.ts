import { globalStyle, style } from '@vanilla-extract/css';
import { queries, vars } from '../../theme/index.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: color.surface,
  containerType: 'inline-size',
  containerName: 'pending',
});
const cards = `pending ${queries.cards}`;
/** There is no room for the index. */
const narrow = 'pending (max-width: 1000px)';
const side = { paddingInline: space[6], '@container': { [cards]: { paddingInline: space[4] } } } as const;

export const head = style({
  ...side,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: 48,
  margin: 0,
  fontSize: text.sm,
  borderBottom: `1px solid ${color.line}`,
});
export const muted = style({ margin: 0, color: color.textMuted, fontSize: text.sm, overflowWrap: 'anywhere' });
export const loading = style({ ...side, display: 'grid', gap: space[4], paddingBlock: space[4] });

export const body = style({ display: 'flex', flex: 'none', minWidth: 0 });
export const sections = style({
  flex: 1,
  minWidth: 0,
  borderInlineStart: `1px solid ${color.line}`,
  '@container': { [narrow]: { borderInlineStart: 0 } },
});
export const settings = style({ ...side, flex: 'none', paddingBlock: space[4], maxWidth: 640 });
export const index = style({
  position: 'sticky',
  top: 0,
  alignSelf: 'flex-start',
  flex: 'none',
  width: 272,
  maxHeight: '100%',
  padding: space[3],
  display: 'grid',
  gap: space[4],
  '@container': { [narrow]: { display: 'none' } },
});
export const indexTitle = style({ margin: 0, padding: space[2], fontSize: text.xs, color: color.textMuted });
export const indexEntry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: 32,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: text.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceSunken } },
});

export const section = style({ flex: 'none', borderBottom: `1px solid ${color.line}` });
export const sectionHead = style({ ...side, display: 'grid', gap: space[1], paddingBlock: space[3] });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: text.md,
  fontWeight: 600,
});
export const count = style({
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: text.xs,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-stops="true"]': { background: color.accentSoft, color: color.accentText } },
});
export const selection = style({
  ...side,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 44,
  background: color.accentSoft,
  borderTop: `1px solid ${color.line}`,
});
export const grow = style({ flex: 1 });
export const more = style({ margin: `${space[2]} ${space[6]}`, '@container': { [cards]: { marginInline: space[4] } } });

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  ...side,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 44,
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&[data-selected="true"]': { background: color.accentSoft } },
  '@container': { [cards]: { flexWrap: 'wrap', paddingInline: space[4], paddingBlock: space[3] } },
});
const part = { minWidth: 0, fontSize: text.sm } as const;
const whole = { '@container': { [cards]: { flex: '1 0 100%' } } } as const;
export const name = style({
  ...part,
  flex: '2 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  '@container': { [cards]: { flex: '1 0 70%' } },
});
export const idk = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const strong = style({ fontWeight: 500, overflowWrap: 'anywhere', minWidth: 0 });
export const link = style([strong]);
globalStyle(`a${link}`, { color: color.text });
export const causes = style({
  ...part,
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  selectors: { '&:empty': { '@container': { [cards]: { display: 'none' } } } },
  '@container': whole['@container'],
});
export const cause = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], overflowWrap: 'anywhere' });
export const reports = style({ ...part, flex: '1 1 0', color: color.textMuted, ...whole });
export const warning = style({ ...part, flex: '1 1 0', color: color.warningText, ...whole });
export const times = style({
  ...part,
  flex: '1.4 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space[3]}`,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [cards]: { flex: '1 0 auto', justifyContent: 'flex-start' } },
});
export const action = style({ flex: 'none', '@container': { [cards]: { width: '100%' } } });

export const form = style({ display: 'grid', gap: space[4] });
