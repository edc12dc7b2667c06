// TanStack Table with TanStack Virtual: the cells are plain texts, a box and a link, with the styles of their examples.
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { columns } from './rows.mjs';

const features = tableFeatures({});
const { display } = createColumnHelper();
const defs = columns.map(({ id, label, width, text }) =>
  display({
    id,
    header: label,
    meta: { width },
    cell: ({ row: { original } }) =>
      id === 'process' ? createElement('a', { href: `#${original.uuid}` }, text(original)) : text(original),
  }),
);
const rowHeight = 44;
const cell = (width) => ({
  display: 'flex',
  width,
  padding: '0 8px',
  alignItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

function List({ rows }) {
  const table = useTable({ features, columns: defs, data: rows, getRowId: (row) => row.uuid });
  const lines = table.getRowModel().rows;
  const scroller = useRef(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 5,
  });
  const heads = table
    .getFlatHeaders()
    .map((header) =>
      createElement(
        'th',
        { key: header.id, style: cell(header.column.columnDef.meta.width) },
        header.column.columnDef.header,
      ),
    );
  const drawn = virtualizer.getVirtualItems().map(({ index, start }) => {
    const row = lines[index];
    const cells = row
      .getAllCells()
      .map((one) =>
        createElement(
          'td',
          { key: one.id, style: cell(one.column.columnDef.meta.width) },
          one.column.columnDef.cell(one.getContext()),
        ),
      );
    const box = createElement('td', { key: 'box', style: cell(46) }, createElement('input', { type: 'checkbox' }));
    const style = {
      display: 'flex',
      position: 'absolute',
      width: '100%',
      height: rowHeight,
      transform: `translateY(${start}px)`,
      borderBottom: '1px solid #ddd',
    };
    return createElement('tr', { key: row.id, style }, box, cells);
  });
  const head = createElement(
    'thead',
    { style: { display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: '#fff' } },
    createElement('tr', { style: { display: 'flex' } }, createElement('th', { style: cell(46) }), heads),
  );
  const body = createElement(
    'tbody',
    { style: { display: 'grid', position: 'relative', height: virtualizer.getTotalSize() } },
    drawn,
  );
  const grid = createElement('table', { style: { display: 'grid', fontSize: 13 } }, head, body);
  return createElement('div', { ref: scroller, id: 'scroll', style: { height: 860, overflow: 'auto' } }, grid);
}

let root;
const draw = (rows) => root.render(createElement(List, { rows }));
window.bench = {
  mount(element, rows) {
    root = createRoot(element);
    draw(rows);
  },
  swap: draw,
  scroller: () => document.getElementById('scroll'),
};
