import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Tag } from '../Chip/Tag.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Track } from '../Track/Track.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { Cell, Row, SpanRow } from './Row.tsx';
import { FilterCell, Table, TableBody, TableFrame, TableHead } from './Table.tsx';

const rows = [
  {
    id: '48213',
    process: 'Reembolso de despesas',
    step: 'Aprovação financeira',
    who: 'Juliana Prado',
    due: 'Vence em 2 h',
    tag: 'Urgente',
    unread: true,
  },
  {
    id: '48211',
    process: 'Acesso a sistemas',
    step: 'Aprovação do gestor',
    who: 'Thiago Menezes',
    due: 'Vence em 5 h',
    unread: true,
  },
  { id: '48209', process: 'Férias', step: 'Aprovação do RH', who: 'Camila Duarte', due: 'em 2 dias' },
  {
    id: '48190',
    process: 'Adiantamento de viagem',
    step: 'Aprovação da diretoria',
    who: 'Beatriz Lacerda',
    due: 'Venceu há 3 h',
    tag: 'Viagem',
  },
];

function Inbox({ empty = false, width }: { empty?: boolean; width?: number }) {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  const [order, setOrder] = useState<'ascending' | 'descending'>('descending');
  return (
    <div style={{ width, display: 'flex', height: 420 }}>
      <TableFrame label="Lista de tarefas">
        <Toolbar
          label="Resumo da lista"
          end={
            <Button size="sm" variant="ghost" icon={<Columns3 />}>
              Colunas
            </Button>
          }
        >
          <strong>63 tarefas</strong>
          <Chip tone="accent" onRemove={() => {}} removeName="Remover filtro Etapa">
            Etapa contém <b>aprovação</b>
          </Chip>
          <Button size="sm" variant="link">
            Limpar filtro
          </Button>
        </Toolbar>
        <Table label="Tarefas">
          <TableHead>
            <tr>
              <HeaderCell width={46}>
                <Checkbox aria-label="Selecionar todas" />
              </HeaderCell>
              <HeaderCell width={122}>Status</HeaderCell>
              <HeaderCell width={104}>Etiqueta</HeaderCell>
              <HeaderCell width={68}>IDK</HeaderCell>
              <HeaderCell>Processo</HeaderCell>
              <HeaderCell width={170}>Etapa</HeaderCell>
              <HeaderCell
                width={136}
                secondary
                sort={order}
                onSort={() => setOrder(order === 'ascending' ? 'descending' : 'ascending')}
              >
                Data de criação
              </HeaderCell>
              <HeaderCell width={146}>Responsável</HeaderCell>
              <HeaderCell width={120} align="end">
                Prazo
              </HeaderCell>
            </tr>
            <tr>
              <FilterCell />
              <FilterCell />
              <FilterCell>
                <Select size="filter" aria-label="Filtrar etiqueta" value="" placeholder="Todas" options={[]} />
              </FilterCell>
              <FilterCell>
                <TextInput size="filter" aria-label="Filtrar IDK" placeholder="Nº" />
              </FilterCell>
              <FilterCell>
                <TextInput size="filter" aria-label="Filtrar processo" placeholder="Todos" />
              </FilterCell>
              <FilterCell>
                <TextInput size="filter" aria-label="Filtrar etapa" defaultValue="aprovação" />
              </FilterCell>
              <FilterCell />
              <FilterCell />
              <FilterCell />
            </tr>
          </TableHead>
          <TableBody>
            {empty ? (
              <SpanRow columns={9}>
                <EmptyState />
              </SpanRow>
            ) : (
              rows.map((row, index) => (
                <Row key={row.id} unread={row.unread} selected={index === 2} current={index === 3}>
                  <Cell>
                    <Checkbox aria-label={`Selecionar ${row.id}`} defaultChecked={index === 2} />
                  </Cell>
                  <Cell card="track">
                    <Track states={['done', 'done', 'now', 'ahead']} />
                  </Cell>
                  <Cell card="tag">{row.tag && <Tag name={row.tag} color="#e54d2e" />}</Cell>
                  <Cell card="meta" numeric>
                    {row.id}
                  </Cell>
                  <Cell card="title">
                    <a href={`#${row.id}`} style={{ color: 'inherit' }}>
                      {row.process}
                    </a>
                  </Cell>
                  <Cell card="line">{row.step}</Cell>
                  <Cell secondary numeric>
                    19/11/2026
                  </Cell>
                  <Cell>
                    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                      <Avatar name={row.who} /> {row.who}
                    </span>
                  </Cell>
                  <Cell card="due" align="end">
                    {row.due}
                  </Cell>
                </Row>
              ))
            )}
          </TableBody>
        </Table>
        <Pagination
          page={page}
          pageSize={size}
          total={empty ? 0 : 63}
          onPageChange={setPage}
          pageSizes={[10, 25, 50]}
          onPageSizeChange={setSize}
        >
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> mover
        </Pagination>
      </TableFrame>
    </div>
  );
}

const meta = { title: 'UI/Table', component: Inbox, parameters: { padding: 0 } } satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('1–25 de 63');
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getByRole('navigation')).toHaveTextContent('51–63 de 63');
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveFocus();
  },
};
export const Cards: Story = { args: { width: 400 } };
export const Empty: Story = { args: { empty: true } };
