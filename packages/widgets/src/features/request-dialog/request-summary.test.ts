import type { FormField } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { searchLabelKey } from '../../form/search/search-label.ts';
import { requestSummary } from './request-summary.ts';

const field = (name: string, type: string, options?: FormField['options']): FormField => ({
  id: name,
  name,
  label: name.toUpperCase(),
  type,
  rules: {},
  options,
});

const linesOf = (
  fields: FormField[],
  values: Parameters<typeof requestSummary>[1],
  labels = new Map<string, string>(),
) =>
  requestSummary(fields, values, labels, { locale: 'pt-BR', yes: 'Sim', no: 'Não' }).map(
    ({ label, value }) => `${label}: ${value}`,
  );

test('says values as they were shown while the request was written', () => {
  const options = [{ label: 'São Paulo', value: 'SP' }];
  const fields = [
    field('valor', 'money'),
    field('dia', 'date'),
    field('viagem', 'boolean'),
    field('estado', 'select', options),
    field('estados', 'select-multiple', options),
    field('centro', 'search'),
    field('quantos', 'integer'),
  ];
  const values = {
    valor: 1284.9,
    dia: '2026-11-17',
    viagem: false,
    estado: 'SP',
    estados: ['SP', 'PR'],
    centro: '1042',
    quantos: 1200,
  };
  expect(linesOf(fields, values, new Map([[searchLabelKey('centro', '1042'), '1042 · Operação Campinas']]))).toEqual([
    'VALOR: R$\u00a01.284,90',
    'DIA: 17/11/2026',
    'VIAGEM: Não',
    'ESTADO: São Paulo',
    'ESTADOS: São Paulo, PR',
    'CENTRO: 1042 · Operação Campinas',
    'QUANTOS: 1.200',
  ]);
});

test('leaves secrets, files, long texts and empty answers out', () => {
  const fields = [field('senha', 'password'), field('foto', 'file'), field('motivo', 'text'), field('nome', 'string')];
  expect(linesOf(fields, { senha: 'x', foto: 'y', motivo: 'z', nome: '' })).toEqual([]);
});

test('E11.03 the summary of a request has the numbers, dates and words of the language', () => {
  const fields = [
    field('valor', 'money'),
    field('dia', 'date'),
    field('viagem', 'boolean'),
    field('quantos', 'integer'),
  ];
  const values = { valor: 1284.9, dia: '2026-11-17', viagem: false, quantos: 1200 };
  const inEnglish = requestSummary(fields, values, new Map(), { locale: 'en', yes: 'Yes', no: 'No' });
  expect(inEnglish.map(({ value }) => value)).toEqual(['R$1,284.90', '17/11/2026', 'No', '1,200']);
});
