import { Table } from 'antd';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { columns } from './rows.mjs';

const defs = columns.map(({ id, label, width, text }) => ({
  key: id,
  title: label,
  width,
  render: (_value, row) => (id === 'process' ? createElement('a', { href: `#${row.uuid}` }, text(row)) : text(row)),
}));
const total = columns.reduce((sum, { width }) => sum + width, 0);

let root;
const draw = (rows) =>
  root.render(
    createElement(Table, {
      virtual: true,
      rowKey: 'uuid',
      dataSource: rows,
      columns: defs,
      pagination: false,
      rowSelection: {},
      scroll: { x: total, y: 800 },
    }),
  );
window.bench = {
  mount(element, rows) {
    root = createRoot(element);
    draw(rows);
  },
  swap: draw,
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
};
