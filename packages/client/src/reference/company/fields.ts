import type { FormField } from '../../contract/index.ts';

/** Fields of the refund form, as the examples show them. */
export const expenseType: FormField = {
  id: '101.reembolso.tipo',
  name: 'tipo',
  label: 'Tipo de despesa',
  type: 'select',
  rules: { visible: true, required: false, editable: false, state: 'READONLY' },
  options: [
    { label: 'Hospedagem', value: 'Hospedagem' },
    { label: 'Alimentação', value: 'Alimentação' },
    { label: 'Transporte', value: 'Transporte' },
  ],
  value: 'Hospedagem',
  section: 'Despesa',
  span: 3,
};
export const expenseDate: FormField = {
  id: '101.reembolso.data_despesa',
  name: 'data_despesa',
  label: 'Data da despesa',
  type: 'date',
  rules: { visible: true, required: false, editable: false, state: 'READONLY' },
  minDate: 'OTHERS',
  maxDate: 'CURRENT_DATE',
  minDateTotal: -60,
  value: '2026-02-12',
  section: 'Despesa',
  span: 3,
};
export const transportType: FormField = { ...expenseType, value: 'Transporte' };
export const transportDate: FormField = { ...expenseDate, value: '2026-01-28' };
