import { vars } from '@tramita/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const contact = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', textAlign: 'left' });
globalStyle(`${contact} dt`, { color: vars.color.textMuted });
globalStyle(`${contact} dd`, { minWidth: 0, overflowWrap: 'anywhere' });
