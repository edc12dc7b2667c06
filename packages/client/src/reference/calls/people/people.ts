import type { CallReferences } from '../../call-reference.ts';

export const peopleReference = {
  'people.listAssignees': {
    description: 'Pesquisa pessoas ativas por nome, usuário ou e-mail. `exclude` deixa de fora quem já foi escolhido.',
    query: { q: 'pri', size: 8 },
    response: {
      elements: [
        {
          id: 1008,
          firstName: 'Priscila',
          lastName: 'Reis',
          userName: 'priscila.reis',
          email: 'priscila.reis@redeipe.example',
          nickName: 'Priscila Reis',
          picture: null,
          jobTitle: 'Analista II',
          branch: '001 · Matriz São Paulo',
        },
      ],
      totalElements: 1,
    },
  },
  'people.listGroups': {
    description:
      'Pesquisa grupos de atendimento ativos pelo nome. Com `inactive=true` também devolve os inativos; com `counts=true`, os números de cada grupo.',
    query: { q: 'ti', size: 8 },
    response: {
      elements: [
        { id: 2001, name: 'Central de TI' },
        { id: 2010, name: 'Facilities' },
      ],
      totalElements: 3,
    },
  },
  'people.listBranches': {
    description: 'Lista as filiais em ordem alfabética, até 1.000 ou o tamanho da página.',
    query: { q: 'camp' },
    response: [
      { id: 6, name: '042 · Campinas Centro' },
      { id: 7, name: '044 · Campinas Norte' },
    ],
  },
  'people.listJobTitles': {
    description: 'Lista os cargos em ordem alfabética, até 1.000 ou o tamanho da página.',
    query: { q: 'analista' },
    response: [
      { id: 9, name: 'Analista I' },
      { id: 8, name: 'Analista II' },
    ],
  },
} satisfies Partial<CallReferences>;
