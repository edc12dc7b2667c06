import { globalStyle, style } from '@vanilla-extract/css';

export const grow = style({ display: 'grid', padding: 0, alignItems: 'stretch' });

/** Textarea and mirror share one grid cell: the height of the mirror becomes that of the textarea. */
export const cell = style({
  gridArea: '1 / 1',
  padding: '7px 10px',
  font: 'inherit',
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const text = style({ resize: 'none', overflow: 'auto' });
export const mirror = style({ visibility: 'hidden', overflow: 'hidden', minWidth: 0 });

globalStyle(`${grow}[data-readonly] > ${cell}`, { height: 'auto', padding: 0 });
