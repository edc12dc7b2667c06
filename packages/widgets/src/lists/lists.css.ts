import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const { space } = vars;

/** The row that is observed to load the next page. */
export const end = style({ display: 'block', height: 0, padding: 0, border: 0 });

/** The root of a widget that fills its container. */
export const root = style({ display: 'flex', height: '100%', minWidth: 0, minHeight: 0, flex: 1 });

/** Tabs with lists: the panel of the selected tab fills the remaining height; its table scrolls. */
export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  paddingTop: space[2],
});
globalStyle(`${tabs} > [role="tablist"]`, { flex: 'none', padding: `0 ${space[6]}` });
globalStyle(`${tabs} > [role="tabpanel"]`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingTop: 0,
  outlineOffset: -2,
});

/** A button below the text of a notice. */
export const noticeButton = style({ justifySelf: 'start', marginTop: space[2] });
