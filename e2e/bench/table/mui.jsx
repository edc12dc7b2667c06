import { DataGrid } from '@mui/x-data-grid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { columns } from './rows.mjs';

const defs = columns.map(({ id, label, width, text }) => ({
  field: id,
  headerName: label,
  width,
  valueGetter: (_value, row) => text(row),
  ...(id === 'process' && {
    renderCell: ({ row, value }) => createElement('a', { href: `#${row.uuid}` }, value),
  }),
}));
const getRowId = (row) => row.uuid;

let root;
// the free edition shows at most 100 rows per page
const draw = (rows) =>
  root.render(
    createElement(
      'div',
      { style: { height: 860 } },
      createElement(DataGrid, {
        rows,
        columns: defs,
        getRowId,
        rowHeight: 44,
        checkboxSelection: true,
        initialState: { pagination: { paginationModel: { pageSize: 100 } } },
      }),
    ),
  );
window.bench = {
  mount(element, rows) {
    root = createRoot(element);
    draw(rows);
  },
  swap: draw,
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
};
