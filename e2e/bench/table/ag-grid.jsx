import { ClientSideRowModelModule, ModuleRegistry, RowSelectionModule } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { columns } from './rows.mjs';

// only what the page shows: rows, their order and their boxes
ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule]);

const ProcessLink = ({ data, value }) => createElement('a', { href: `#${data.uuid}` }, value);
const defs = columns.map(({ id, label, width, text }) => ({
  colId: id,
  headerName: label,
  width,
  sortable: true,
  valueGetter: ({ data }) => text(data),
  ...(id === 'process' && { cellRenderer: ProcessLink }),
}));
const getRowId = ({ data }) => data.uuid;
const selection = { mode: 'multiRow' };

let root;
const draw = (rows) =>
  root.render(
    createElement(
      'div',
      { style: { height: 860 } },
      createElement(AgGridReact, {
        rowData: rows,
        columnDefs: defs,
        getRowId,
        rowHeight: 44,
        rowSelection: selection,
        animateRows: false,
      }),
    ),
  );
window.bench = {
  mount(element, rows) {
    root = createRoot(element);
    draw(rows);
  },
  swap: draw,
  scroller: () => document.querySelector('.ag-body-viewport, .ag-grid-viewport'),
};
