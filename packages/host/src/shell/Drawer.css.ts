import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as languageStyles from './LanguageMenu.css.ts';
import * as supportStyles from './support/Support.css.ts';

const phone = '(max-width: 767px)';
const wide = '(min-width: 1200px)';
const stillPhone = '(max-width: 767px) and (prefers-reduced-motion: reduce)';
const railOnly = '(min-width: 768px) and (max-width: 1199px)';

export const drawer = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  '@media': {
    [phone]: {
      position: 'fixed',
      inset: '0 auto 0 0',
      width: 'min(300px, 86vw)',
      zIndex: vars.layer.dialog,
      boxShadow: vars.color.shadowFloat,
      transition: `transform ${vars.motion.calm} ${vars.motion.ease}, visibility 0s`,
    },
  },
});

export const drawerClosedOnPhone = style({
  '@media': {
    [phone]: {
      transform: 'translateX(-102%)',
      visibility: 'hidden',
      transition: `transform ${vars.motion.calm} ${vars.motion.ease}, visibility 0s ${vars.motion.calm}`,
    },
    // even a short transition of visibility would keep it hidden when the focus moves into it
    [stillPhone]: { display: 'none' },
  },
});

export const scrim = style({
  display: 'none',
  '@media': {
    [phone]: { display: 'block', position: 'fixed', inset: 0, zIndex: vars.layer.dialog, background: vars.color.scrim },
  },
});

export const brand = style({
  height: 52,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 10px 0 18px',
  fontSize: vars.text.lg,
  fontWeight: 650,
  letterSpacing: '-.02em',
});
export const brandName = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const nav = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: '4px 10px 12px', scrollbarWidth: 'none' });
export const group = style({ selectors: { '& + &': { marginTop: 12 } } });

export const groupHeading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  height: 28,
  padding: '0 8px',
  fontSize: vars.text.xs,
  fontWeight: 500,
  color: vars.color.textMuted,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { color: vars.color.text } },
});
export const chevron = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 32,
  padding: '0 8px',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: 500,
  position: 'relative',
  '@media': { [phone]: { height: 44 } },
});
globalStyle(`a${entry}`, { color: vars.color.text });
globalStyle(`a${entry}:hover`, { background: vars.color.surfaceHover, textDecoration: 'none' });
globalStyle(`a${entry} > svg`, { color: vars.color.textMuted });
globalStyle(`a${entry}[aria-current="page"]`, {
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
  fontWeight: 600,
});
globalStyle(`a${entry}[aria-current="page"] > svg`, { color: 'inherit' });

export const entryLabel = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const badge = style({
  minWidth: 20,
  height: 18,
  padding: '0 6px',
  borderRadius: vars.radius.pill,
  display: 'inline-grid',
  placeItems: 'center',
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onAccent,
  background: vars.color.accent,
});

/** Number of all tasks of a list, before the unread ones; hidden in the rail. */
export const total = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** At the end of an entry; in the rail at its corner. */
export const dot = style({ display: 'grid', marginRight: 6 });

export const restricted = style({
  margin: '8px 10px 0',
  padding: '10px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warningSoftText,
  fontSize: vars.text.xs,
  lineHeight: '18px',
});

/** Below the entries, always visible. */
export const foot = style({ display: 'grid', gap: 4, flex: 'none', padding: '8px 10px 12px' });

export const folded = style({ display: 'none' });

/** On a phone the drawer is closed instead of collapsed. */
export const foldButton = style({ '@media': { [phone]: { display: 'none' } } });
export const closeButton = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } });

/** The rail: only icons; labels remain for screen readers and tooltips. */
const railRules = {
  brand: { padding: '0 16px' },
  hidden: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  group: { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${vars.color.line}` },
  entry: { justifyContent: 'center', padding: 0, height: 34 },
  badge: {
    position: 'absolute',
    top: 0,
    right: -3,
    minWidth: 16,
    height: 15,
    lineHeight: '15px',
    padding: '0 4px',
    fontSize: 10,
    boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  },
} as const;

export const collapsed = style({});

const asRail = (selector: string, rules: Record<string, string | number>) => {
  globalStyle(`${collapsed} ${selector}`, { '@media': { '(min-width: 768px)': rules } });
  globalStyle(`${drawer} ${selector}`, { '@media': { [railOnly]: rules } });
};
asRail(`.${brand}`, railRules.brand);
asRail(`.${brandName}`, railRules.hidden);
asRail(`.${entryLabel}`, railRules.hidden);
asRail(`.${groupHeading}`, { display: 'none' });
asRail(`.${group} + .${group}`, railRules.group);
asRail(`.${entry}`, railRules.entry);
asRail(`.${badge}`, railRules.badge);
asRail(`.${total}`, railRules.hidden);
asRail(`.${supportStyles.label}`, railRules.hidden);
asRail(`.${supportStyles.launcher}`, { padding: 0, justifyContent: 'center' });
asRail(`.${languageStyles.label}`, railRules.hidden);
asRail(`.${languageStyles.current}`, railRules.hidden);
asRail(`.${languageStyles.button}`, { padding: 0, justifyContent: 'center' });
asRail(`.${dot}`, { position: 'absolute', top: 4, right: 4, margin: 0 });
asRail(`.${restricted}`, railRules.hidden);
// without its heading a collapsed group could not be expanded
asRail(`.${folded}`, { display: 'block' });
globalStyle(`${drawer} ${foldButton}`, { '@media': { [railOnly]: { display: 'none' } } });
// if the user collapsed it, the button to expand is below the logo
globalStyle(`${collapsed} ${brand}`, {
  '@media': { [wide]: { height: 92, flexDirection: 'column', gap: 8, paddingTop: 14 } },
});
