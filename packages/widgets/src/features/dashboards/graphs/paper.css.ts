import { globalStyle, style } from '@vanilla-extract/css';
import {
  aside,
  block,
  blockHead,
  byBucket,
  dashboard,
  detail,
  grid,
  hint,
  item,
  main,
  numbers,
  page,
  print,
  ring,
  root,
  tabs,
} from '../Dashboards.css.ts';
import { filterSummary, filters } from '../filters/Filters.css.ts';

/** Marks the dashboard for its styles on paper, which come with this class. */
export const paper = style({});

/** On paper the dashboard is all there is of the page, in one column that no sheet cuts. */
globalStyle(`*:has(${root})`, {
  '@media': {
    print: {
      display: 'block !important',
      position: 'static !important' as 'static',
      width: 'auto !important',
      height: 'auto !important',
      minHeight: '0 !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      contain: 'none !important',
    },
  },
});
globalStyle(`*:has(${root}) > *:not(:has(${root}), ${root}, head, script, style)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${root}, ${page}, ${tabs}, ${tabs} > [role="tabpanel"], ${dashboard}, ${grid}, ${aside}, ${main}`, {
  '@media': {
    print: { display: 'block', height: 'auto', minHeight: 0, overflow: 'visible', position: 'static', border: 0 },
  },
});
globalStyle(
  `${print}, ${filters}, ${tabs} > [role="tablist"] > :not([aria-selected="true"]), ${blockHead} button, ${blockHead} [role="radiogroup"], ${root} [data-print="no"], ${hint}, ${byBucket} > summary`,
  { '@media': { print: { display: 'none !important' } } },
);
// the tab that was chosen is the title of the sheet
globalStyle(`${tabs} > [role="tablist"]`, { '@media': { print: { display: 'block', border: 0 } } });
// a sheet of paper is as narrow as a phone, but has no touch targets
globalStyle(`${root} table button, ${ring} > button`, { '@media': { print: { minHeight: '0 !important' } } });
globalStyle(`${filterSummary}`, { '@media': { print: { display: 'flex' } } });
globalStyle(`${filterSummary} button`, { '@media': { print: { display: 'none' } } });
globalStyle(`${block}, ${numbers}, ${detail}, ${root} tr, ${item}, ${ring}`, {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${root} *`, { '@media': { print: { printColorAdjust: 'exact' } } });
