import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';
/** At 400 % zoom headers and footers scroll with the page. */
const short = '(max-height: 480px)';
const rail = '(max-width: 1199px)';

export const app = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [rail]: { gridTemplateColumns: '57px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', height: 'auto', overflow: 'visible' },
  },
});

export const appCollapsed = style({
  gridTemplateColumns: '57px minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
  '@media': { [short]: { overflow: 'auto', scrollPaddingBlock: 8 } },
});

/** The content of a page; it scrolls inside unless the page uses the full height itself. */
export const page = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [short]: { flex: '1 0 auto', overflow: 'visible' } },
});

// on paper the page is all there is
globalStyle(`${app} > :not(${main}), ${main} > :not(${page})`, { '@media': { print: { display: 'none' } } });
globalStyle(`${main}, ${page}`, { '@media': { print: { display: 'block', overflow: 'visible' } } });

export const skipLink = style({
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: vars.layer.tooltip,
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { '&:focus': { top: 8 } },
});
