import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

const { color } = vars;

const tile = style({ width: 36, height: 36, flex: 'none', display: 'grid', placeItems: 'center', borderRadius: 8 });
globalStyle(`${tile} > svg`, { width: 18, height: 18 });

/** Muted background colors of services, each with a text color of sufficient contrast. */
export const tones = styleVariants({
  iris: [tile, { background: color.accentSoft, color: color.accentSoftText }],
  jade: [tile, { background: color.successSoft, color: color.successText }],
  amber: [tile, { background: color.warningSoft, color: color.warningText }],
  sky: [tile, { background: color.infoSoft, color: color.infoText }],
  slate: [tile, { background: color.surfaceHover, color: color.textMuted }],
});
