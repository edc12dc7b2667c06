// The rows and columns that every table shows.
const processes = ['Reembolso de despesas', 'Compra de materiais', 'Acesso a sistemas', 'Cadastro de fornecedor'];
const steps = ['Conferência fiscal', 'Aprovação do gestor', 'Cotação', 'Aprovação da diretoria'];
const people = ['Marina Kato', 'Felipe Aragão', 'Patrícia Gomes', 'Bruno Falcão', 'Letícia Amaral'];
const tags = ['Urgente', 'Auditoria', null, 'Viagem', null];
export const kinds = [
  { value: 'taxi', label: 'Táxi e transporte' },
  { value: 'hotel', label: 'Hospedagem' },
  { value: 'meal', label: 'Alimentação' },
];
const at = (list, index) => list[index % list.length];
const day = (index) => `2026-${String((index % 9) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`;

/** Returns rows from a number on, so that two pages have no rows in common. */
export function rowsFrom(start, count) {
  return Array.from({ length: count }, (_, place) => {
    const index = start + place;
    return {
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      protocol: `20260000${index}`,
      idk: 40_000 + index,
      process: at(processes, index),
      step: at(steps, index >> 1),
      createdAt: `${day(index)}T12:00:00Z`,
      createdBy: at(people, index >> 2),
      assignees: [{ id: index % 7, nickName: at(people, index), completeName: at(people, index) }],
      groups: [],
      unread: index % 3 === 0,
      subtitle: at(tags, index),
      color: '#e5484d',
      description: null,
      totalLength: count,
      status: 'TO_DO',
      type: 'NORMAL',
      dueAt: `${day(index + 3)}T12:00:00Z`,
      track: ['done', 'now', 'ahead', 'ahead'],
      data: { valor: (index * 37.45) % 9000, dia: day(index + 5), tipo: at(kinds, index).value },
    };
  });
}

/** Texts of a row in twelve columns, formatted for tables that only show texts. */
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
export const columns = [
  { id: 'status', label: 'Status', width: 130, text: () => 'À fazer' },
  { id: 'tag', label: 'Etiqueta', width: 104, text: (row) => row.subtitle ?? '' },
  { id: 'idk', label: 'IDK', width: 64, text: (row) => String(row.idk) },
  { id: 'process', label: 'Processo', width: 200, text: (row) => row.process },
  { id: 'step', label: 'Etapa', width: 160, text: (row) => row.step },
  { id: 'createdAt', label: 'Data de criação', width: 130, text: (row) => shortDay.format(new Date(row.createdAt)) },
  { id: 'createdBy', label: 'Solicitante', width: 126, text: (row) => row.createdBy },
  { id: 'assignees', label: 'Responsável', width: 146, text: (row) => row.assignees[0].nickName },
  { id: 'dueAt', label: 'Prazo', width: 144, text: (row) => shortDay.format(new Date(row.dueAt)) },
  { id: 'valor', label: 'Valor', width: 128, text: (row) => money.format(row.data.valor) },
  { id: 'dia', label: 'Dia da despesa', width: 130, text: (row) => shortDay.format(new Date(row.data.dia)) },
  {
    id: 'tipo',
    label: 'Tipo',
    width: 150,
    text: (row) => kinds.find(({ value }) => value === row.data.tipo)?.label ?? '',
  },
];
