/** Departments with their sectors; responsibles by user name. Users have the sector in `custom5`. */
export const departments = [
  {
    id: 1,
    description: 'Financeiro',
    responsibles: ['marcos.tavares', 'fabio.nogueira'],
    sectors: [
      { id: 1, description: 'Contas a pagar', responsibles: ['mariana.costa', 'priscila.reis'] },
      { id: 2, description: 'Contas a receber', responsibles: ['fabio.nogueira'] },
      { id: 3, description: 'Tesouraria', responsibles: ['marcos.tavares'] },
      { id: 4, description: 'Fiscal', responsibles: ['larissa.antunes'] },
    ],
  },
  {
    id: 2,
    description: 'Gente e Gestão',
    responsibles: ['natalia.furtado', 'diego.salomao'],
    sectors: [
      { id: 5, description: 'Administração de pessoal', responsibles: ['sofia.carvalho'] },
      { id: 6, description: 'Benefícios', responsibles: ['beatriz.lacerda'] },
      { id: 7, description: 'Recrutamento e seleção', responsibles: ['diego.salomao'] },
      { id: 8, description: 'Desenvolvimento', responsibles: ['natalia.furtado'] },
    ],
  },
  {
    id: 3,
    description: 'Tecnologia',
    responsibles: ['eduardo.pimentel', 'patricia.lemos'],
    sectors: [
      { id: 9, description: 'Central de serviços de TI', responsibles: ['marina.teixeira', 'thiago.menezes'] },
      { id: 10, description: 'Acessos', responsibles: ['patricia.lemos'] },
      { id: 11, description: 'Infraestrutura de TI', responsibles: ['eduardo.pimentel'] },
      { id: 12, description: 'Sistemas', responsibles: ['bruno.amaral'] },
    ],
  },
  {
    id: 4,
    description: 'Suprimentos',
    responsibles: ['renato.siqueira'],
    sectors: [
      { id: 13, description: 'Compras', responsibles: ['renato.siqueira', 'amanda.torres'] },
      { id: 14, description: 'Almoxarifado', responsibles: ['gilberto.sales'] },
    ],
  },
  {
    id: 5,
    description: 'Infraestrutura',
    responsibles: ['paulo.dias'],
    sectors: [
      { id: 15, description: 'Manutenção predial', responsibles: ['paulo.dias'] },
      { id: 16, description: 'Segurança patrimonial', responsibles: ['rogerio.batista'] },
      { id: 17, description: 'Frota', responsibles: ['paulo.dias'] },
    ],
  },
  {
    id: 6,
    description: 'Jurídico',
    responsibles: ['vanessa.moura'],
    sectors: [
      { id: 18, description: 'Contratos', responsibles: ['vanessa.moura'] },
      { id: 19, description: 'Contencioso', responsibles: ['vanessa.moura'] },
    ],
  },
  {
    id: 7,
    description: 'Operações de loja',
    responsibles: ['claudio.freitas'],
    sectors: [
      { id: 20, description: 'Regional Interior', responsibles: ['helena.barros'] },
      { id: 21, description: 'Regional Capital', responsibles: ['lucia.mattos'] },
      { id: 22, description: 'Regional Sul', responsibles: ['henrique.weber'] },
      { id: 23, description: 'Logística', responsibles: ['ricardo.peixoto'] },
    ],
  },
  {
    id: 8,
    description: 'Marketing',
    responsibles: ['isabela.rocha'],
    sectors: [
      { id: 24, description: 'Visual merchandising', responsibles: ['isabela.rocha'] },
      { id: 25, description: 'Campanhas', responsibles: ['isabela.rocha'] },
    ],
  },
  {
    id: 9,
    description: 'Auditoria e controles',
    responsibles: ['jorge.valente'],
    sectors: [
      { id: 26, description: 'Auditoria interna', responsibles: ['jorge.valente'] },
      { id: 27, description: 'Controladoria', responsibles: ['elaine.braga'] },
    ],
  },
] as const;

export type SectorName = (typeof departments)[number]['sectors'][number]['description'];
