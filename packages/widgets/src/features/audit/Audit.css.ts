import { style } from '@vanilla-extract/css';
import { queries } from '../../theme/index.ts';

export const root = style({ display: 'flex', height: '100%', minHeight: 0, flex: 1 });

export const search = style({ width: 240, '@media': { [queries.phone]: { flex: '1 1 160px', width: 'auto' } } });
