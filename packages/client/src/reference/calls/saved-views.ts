import type { CallReferences } from '../call-reference.ts';

export const savedViewsReference = {
  'savedViews.list': {
    description: 'Devolve as visões da pessoa e depois as dos seus grupos, de todas as listas, por nome.',
    response: {
      views: [
        {
          id: 1,
          list: 'attendance/to-do',
          name: 'Reembolsos que vencem primeiro',
          state: {
            order: { column: 'dueAt', direction: 'ASC' },
            columns: [],
            filters: [{ query: 'Reembolso de despesas', column: 'process' }],
          },
          group: null,
          isDefault: false,
          canEdit: true,
        },
      ],
    },
  },
  'savedViews.create': {
    description:
      'Salva filtros, ordem e colunas de uma lista com um nome, para quem chama ou para um grupo. Para um grupo é preciso poder gerir grupos.',
    body: {
      list: 'attendance/to-do',
      name: 'Reembolsos que vencem primeiro',
      state: {
        filters: [{ column: 'process', query: 'Reembolso de despesas' }],
        order: { column: 'dueAt', direction: 'ASC' },
        columns: [],
      },
    },
    response: {
      id: 1,
      list: 'attendance/to-do',
      name: 'Reembolsos que vencem primeiro',
      state: {
        order: { column: 'dueAt', direction: 'ASC' },
        columns: [],
        filters: [{ query: 'Reembolso de despesas', column: 'process' }],
      },
      group: null,
      isDefault: false,
      canEdit: true,
    },
  },
  'savedViews.update': {
    description: 'Substitui o nome e o conteúdo da visão.',
    params: { id: 1 },
    body: {
      name: 'Reembolsos',
      state: { filters: [{ column: 'process', query: 'Reembolso de despesas' }], order: null, columns: [] },
    },
    response: {
      id: 1,
      list: 'attendance/to-do',
      name: 'Reembolsos',
      state: { order: null, columns: [], filters: [{ query: 'Reembolso de despesas', column: 'process' }] },
      group: null,
      isDefault: false,
      canEdit: true,
    },
  },
  'savedViews.delete': {
    description: 'Exclui a visão. A visão de um grupo some para todos os membros.',
    params: { id: 1 },
  },
  'savedViews.setDefault': {
    description: 'Faz a lista abrir com esta visão para quem chama, no lugar de outra.',
    params: { id: 1 },
  },
  'savedViews.clearDefault': {
    description: 'Faz a lista deixar de abrir com a visão. Não tem efeito se ela não era o padrão.',
    params: { id: 1 },
  },
} satisfies Partial<CallReferences>;
