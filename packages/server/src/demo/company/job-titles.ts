/** Job titles; people carry the name in `custom3`. */
export const jobTitles = [
  { id: 1, name: 'Diretor-presidente' },
  { id: 2, name: 'Diretor' },
  { id: 3, name: 'Gerente' },
  { id: 4, name: 'Gerente regional' },
  { id: 5, name: 'Gerente de loja' },
  { id: 6, name: 'Coordenador' },
  { id: 7, name: 'Analista sênior' },
  { id: 8, name: 'Analista pleno' },
  { id: 9, name: 'Analista júnior' },
  { id: 10, name: 'Assistente' },
  { id: 11, name: 'Vendedor' },
  { id: 12, name: 'Operador de caixa' },
  { id: 13, name: 'Estoquista' },
  { id: 14, name: 'Advogado' },
  { id: 15, name: 'Auditor' },
  { id: 16, name: 'Técnico de manutenção' },
  { id: 17, name: 'Aprendiz' },
] as const;

export type JobTitle = (typeof jobTitles)[number]['name'];
