import type { RegisterRecord } from '../../contract/index.ts';
import type { CallReferences } from '../call-reference.ts';

const campinas: RegisterRecord = {
  id: 6,
  name: '042 · Campinas Centro',
  active: true,
  source: null,
  code: '042',
  state: 'SP',
  city: '3509502',
  timeZone: 'America/Sao_Paulo',
  calendar: null,
};

const params = { kind: 'branches' as const, id: 6 };

export const registerReference = {
  'register.list': {
    description:
      'Lista registros ativos e inativos de um cadastro, por nome: `branches`, `job-titles`, `statuses`, `categories` ou `tags`.',
    params: { kind: 'branches' },
    query: { q: 'campinas', active: true },
    response: { elements: [campinas], totalElements: 1 },
  },
  'register.create': {
    description: 'Cadastra um registro. Responde 409 se outro tem o nome ou o código.',
    params: { kind: 'branches' },
    body: { name: '042 · Campinas Centro', code: '042', state: 'SP', city: '3509502' },
    response: campinas,
  },
  'register.update': {
    description:
      'Altera o nome ou outro dado do registro. Responde 409 `MANAGED_ELSEWHERE` se ele vem de outra origem.',
    params,
    body: { name: '042 · Campinas Centro' },
    response: campinas,
  },
  'register.deactivate': {
    description: 'Tira o registro das listas de escolha; pessoas e solicitações que o têm continuam com ele.',
    params,
    response: { ...campinas, active: false },
  },
  'register.reactivate': {
    description: 'Oferece o registro novamente nas listas de escolha.',
    params,
    response: campinas,
  },
  'register.remove': {
    description: 'Exclui um registro sem uso. Responde 409 com o número de usos se houver algum.',
    params,
  },
} satisfies Partial<CallReferences>;
