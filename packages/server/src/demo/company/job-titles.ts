/** Job titles; users have the name in `custom3`. */
export const jobTitles = [
  { id: 1, name: 'Presidência' },
  { id: 2, name: 'Diretoria' },
  { id: 3, name: 'Gerente' },
  { id: 4, name: 'Gerente regional' },
  { id: 5, name: 'Gerente de loja' },
  { id: 6, name: 'Coordenação' },
  { id: 7, name: 'Analista III' },
  { id: 8, name: 'Analista II' },
  { id: 9, name: 'Analista I' },
  { id: 10, name: 'Assistente' },
  { id: 11, name: 'Vendas' },
  { id: 12, name: 'Caixa' },
  { id: 13, name: 'Estoquista' },
  { id: 14, name: 'Jurídico' },
  { id: 15, name: 'Auditoria' },
  { id: 16, name: 'Manutenção' },
  { id: 17, name: 'Aprendiz' },
] as const;

export type JobTitle = (typeof jobTitles)[number]['name'];
