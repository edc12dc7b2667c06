import type { Service } from '../../contract/index.ts';

export const reembolsoDeDespesasService: Service = {
  id: 101,
  parentId: 1,
  name: 'reembolso-de-despesas',
  title: 'Reembolso de despesas',
  description: 'Viagens, alimentação e deslocamento',
  url: null,
  category: false,
  icon: 'receipt',
  color: 'jade',
  categoryTitle: 'Financeiro',
};
