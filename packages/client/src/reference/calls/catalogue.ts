import type { CallReferences } from '../call-reference.ts';
import { reembolsoDeDespesasService } from '../company/services.ts';
import { sampleFile } from '../sample-file.ts';

export const catalogueReference = {
  'catalogue.listServices': {
    description:
      'Devolve uma página do catálogo. Sem busca, a raiz traz as pastas e depois os serviços fora delas; com `scope=all`, todos os serviços em ordem alfabética.',
    query: { q: 're', size: 8 },
    response: {
      elements: [
        {
          id: 16,
          parentId: 16,
          name: 'plano-de-saude',
          title: 'Plano de saúde',
          description: 'Inclusão de dependentes e reembolsos',
          url: 'https://saude.redeipe.example/entrar?chave={token}',
          category: false,
          icon: 'stethoscope',
          color: 'sky',
          categoryTitle: 'Pessoas',
        },
        reembolsoDeDespesasService,
      ],
      totalElements: 4,
    },
  },
  'catalogue.findService': {
    description:
      'Acha o serviço pelo último trecho do seu endereço, como em `/services/reembolso-de-despesas`. Responde 404 se ele não existe ou está inativo.',
    params: { name: 'reembolso-de-despesas' },
    response: reembolsoDeDespesasService,
  },
  'catalogue.getService': {
    description:
      'Devolve o serviço de um processo pelo id de qualquer das suas versões, para páginas que guardam o id de um serviço.',
    params: { id: 1 },
    response: reembolsoDeDespesasService,
  },
  'catalogue.checkProcessRequirements': {
    description:
      'Diz o que impediria a pessoa de iniciar o processo: a falta de superior ou de um grupo de solicitação. Consultar por outra pessoa exige o papel de suporte.',
    query: { processId: 101 },
    response: { isHierarchyDependent: false, canInitializeProcess: true },
  },
  'catalogue.checkHierarchyDependency': {
    description:
      'Diz apenas se a falta de um superior impede o início. Consultar por outra pessoa exige o papel de suporte.',
    query: { processId: 101 },
    response: { isHierarchyDependent: false },
  },
  'catalogue.fieldsMetadata': {
    description: 'Devolve os campos do formulário com as regras de cada um. `{id}` é o `parentId` do serviço.',
    params: { id: 1 },
    query: {},
    response: {
      fields: [
        {
          id: '101.reembolso.tipo',
          name: 'tipo',
          label: 'Tipo de despesa',
          type: 'select',
          rules: { visible: true, required: true, editable: true, state: 'EDITABLE' },
          options: [
            { label: 'Hospedagem', value: 'Hospedagem' },
            { label: 'Alimentação', value: 'Alimentação' },
            { label: 'Transporte', value: 'Transporte' },
          ],
          section: 'Despesa',
          span: 3,
        },
        {
          id: '101.reembolso.data_despesa',
          name: 'data_despesa',
          label: 'Data da despesa',
          type: 'date',
          rules: { visible: true, required: true, editable: true, state: 'EDITABLE' },
          minDate: 'OTHERS',
          maxDate: 'CURRENT_DATE',
          minDateTotal: -60,
          section: 'Despesa',
          span: 3,
        },
      ],
      attachmentRequired: false,
    },
  },
  'catalogue.startRequest': {
    description:
      'Inicia a solicitação em nome de quem chama, com os valores do formulário por nome de campo. Valores inválidos são recusados campo a campo.',
    params: { id: 11 },
    body: { competencia: '2026-02' },
    response: {
      startProcessDto: {
        taskUuid: null,
        protocol: '84774499-f83b-4dd9-a9ef-4fec5a0d4c96',
        idk: 48214,
        processInstanceId: 48214,
      },
    },
  },
  'catalogue.startRequestFor': {
    description:
      'Inicia a solicitação para a pessoa de `username`. Iniciar para outra pessoa exige o papel de suporte.',
    params: { id: 11 },
    body: { username: 'juliana.prado', data: { competencia: '2026-02' } },
    response: {
      startProcessDto: {
        taskUuid: null,
        protocol: '12741685-799d-47ec-b169-2cb974772ab4',
        idk: 48214,
        processInstanceId: 48214,
      },
    },
  },
  'catalogue.startWithAttachments': {
    description: 'Inicia a solicitação com arquivos. `data` traz os valores do formulário como texto JSON.',
    body: { processId: 11, data: '{"competencia":"2026-02"}', files: [sampleFile('contrato-de-aluguel.pdf')] },
    response: {
      startProcessDto: {
        taskUuid: null,
        protocol: '6a60a1d4-ede2-413b-b125-5b6019794a21',
        idk: 48214,
        processInstanceId: 48214,
      },
    },
  },
  'catalogue.searchFieldOptions': {
    description:
      'Busca as opções de um campo de busca pelo texto digitado. O corpo também traz, por nome, os valores de que o campo depende.',
    params: { id: '14.ficha-cadastral.cidade' },
    body: { query: 'cam', estado: 'SP' },
    response: [{ label: 'Campinas', value: 'campinas' }],
  },
  'catalogue.shortcuts': {
    description: 'Devolve os serviços favoritos e os últimos cinco solicitados, para o topo do catálogo.',
    response: {
      favourites: [],
      recent: [
        {
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
          requestedAt: '2026-03-09T14:36:00.000Z',
          track: ['done', 'done', 'now', 'ahead', 'ahead'],
        },
        {
          id: 117,
          parentId: 17,
          name: 'acesso-a-sistemas',
          title: 'Acesso a sistemas',
          description: 'Perfis e permissões no ERP, PDV e BI',
          url: null,
          category: false,
          icon: 'shield-check',
          color: 'iris',
          categoryTitle: 'Tecnologia',
          requestedAt: '2026-03-09T10:30:00.000Z',
          track: ['done', 'done', 'now', 'ahead', 'ahead'],
        },
      ],
    },
  },
  'catalogue.addFavourite': {
    description:
      'Marca o serviço como favorito. `{id}` pode ser o de qualquer versão; cada pessoa guarda até 50 favoritos.',
    params: { id: 8 },
  },
  'catalogue.removeFavourite': {
    description: 'Desmarca o favorito. Não tem efeito se o serviço não era favorito.',
    params: { id: 8 },
  },
  'catalogue.serviceTicket': {
    description:
      'Cria um código que identifica a pessoa uma única vez, em até um minuto, no sistema externo do serviço. O código substitui `{token}` no endereço do serviço.',
    params: { id: 16 },
    response: {
      ticket: '630484aa5728b7139f0c76c0c0fc1dadef1a509fef9c0ed418f312d940f5eb66',
      expiresAt: '2026-03-10T14:31:00.000Z',
    },
  },
  'catalogue.redeemServiceTicket': {
    description:
      'Troca o código pela pessoa e pelo serviço. É chamada pelo sistema externo, que não tem conta aqui; o código deixa de valer.',
    body: { ticket: '0993ccce2996322f1f938979a5fb859959ad45363bc71780a3569b463036951f' },
    response: {
      userName: 'juliana.prado',
      completeName: 'Juliana Prado',
      email: 'juliana.prado@redeipe.example',
      service: { id: 16, name: 'plano-de-saude', title: 'Plano de saúde' },
    },
  },
} satisfies Partial<CallReferences>;
