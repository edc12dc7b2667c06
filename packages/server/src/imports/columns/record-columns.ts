import type { ImportKind } from '@tramita/client/contract';
import type { Column } from './column.ts';
import { peopleColumns } from './people-columns.ts';

const active: Column = { key: 'active', heading: 'Ativo', help: 'Sim ou Não; sem valor, Sim.', example: 'Sim' };
const name = (example: string): Column => ({
  key: 'name',
  heading: 'Nome',
  required: true,
  help: 'No máximo 100 caracteres. Identifica o registro, sem diferença de maiúsculas e acentos.',
  example,
});
const responsibles: Column = {
  key: 'responsibles',
  heading: 'Responsáveis',
  required: true,
  help: 'Usuários dos responsáveis, com | entre eles; de um a cinquenta.',
  example: 'helena.barros|paulo.reis',
};

/** Columns of the files of each kind, in the order of the template. */
export const columnsOfKind: Readonly<Record<ImportKind, readonly Column[]>> = {
  people: peopleColumns,
  branches: [
    {
      key: 'code',
      heading: 'Código',
      help: 'No máximo 30 caracteres. Identifica a filial; sem código, vale o nome.',
      example: '001',
    },
    { ...name('Matriz São Paulo'), help: 'No máximo 100 caracteres.' },
    { key: 'state', heading: 'UF', help: 'Sigla do estado.', example: 'SP' },
    { key: 'city', heading: 'Município (IBGE)', help: 'Código com 7 algarismos.', example: '3550308' },
    {
      key: 'timeZone',
      heading: 'Fuso horário',
      help: 'Nome IANA; sem valor, America/Sao_Paulo.',
      example: 'America/Sao_Paulo',
    },
    active,
  ],
  'job-titles': [name('Gerente de loja'), active],
  departments: [name('Operações'), responsibles, active],
  sectors: [
    {
      key: 'department',
      heading: 'Departamento',
      required: true,
      help: 'Nome de um departamento cadastrado.',
      example: 'Operações',
    },
    { ...name('Lojas'), help: 'No máximo 100 caracteres. Identifica o setor no departamento.' },
    responsibles,
    active,
  ],
  groups: [name('Central de TI'), active],
  members: [
    {
      key: 'group',
      heading: 'Grupo',
      required: true,
      help: 'Nome de um grupo de atendimento cadastrado.',
      example: 'Central de TI',
    },
    {
      key: 'user',
      heading: 'Usuário',
      required: true,
      help: 'Usuário de uma pessoa cadastrada.',
      example: 'paulo.reis',
    },
    {
      key: 'member',
      heading: 'Participa',
      help: 'Sim ou Não; sem valor, Sim. Com Não a pessoa sai do grupo.',
      example: 'Sim',
    },
  ],
  categories: [
    name('Financeiro'),
    { key: 'icon', heading: 'Ícone', help: 'Nome do ícone, como landmark.', example: 'landmark' },
    { key: 'color', heading: 'Cor', help: 'Nome da cor do tema, como jade.', example: 'jade' },
    active,
  ],
  tags: [
    name('Urgente'),
    { key: 'color', heading: 'Cor', help: 'Como #e5484d.', example: '#e5484d' },
    { key: 'description', heading: 'Descrição', help: 'No máximo 100 caracteres.', example: 'Passar na frente' },
    active,
  ],
  holidays: [
    { key: 'city', heading: 'Município (IBGE)', required: true, help: 'Código com 7 algarismos.', example: '3509502' },
    {
      key: 'date',
      heading: 'Data',
      required: true,
      help: 'dd/MM para todos os anos, ou dd/MM/yyyy para um só.',
      example: '08/12',
    },
    { ...name('Nossa Senhora da Conceição'), help: 'No máximo 100 caracteres.' },
  ],
};
