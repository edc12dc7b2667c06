import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const html = style({ overflowWrap: 'anywhere' });
globalStyle(`${html} p + p`, { marginTop: vars.space[2] });
globalStyle(`${html} ul, ${html} ol`, { margin: '4px 0', paddingLeft: 20 });
globalStyle(`${html} ul`, { listStyle: 'disc' });
globalStyle(`${html} ol`, { listStyle: 'decimal' });
globalStyle(`${html} a`, { textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${html} pre, ${html} code`, {
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  whiteSpace: 'pre-wrap',
});
