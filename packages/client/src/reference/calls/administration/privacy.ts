import type { LegalBlock, PersonDetail, Retention } from '../../../contract/index.ts';
import type { CallReferences } from '../../call-reference.ts';

const removed: PersonDetail = {
  id: 1009,
  userName: 'Pessoa removida 1009',
  firstName: 'Pessoa removida 1009',
  lastName: '',
  completeName: 'Pessoa removida 1009',
  nickName: 'Pessoa removida 1009',
  email: null,
  custom1: null,
  custom2: null,
  custom3: null,
  custom4: null,
  custom5: null,
  jobTitle: { id: 8, name: 'Analista II' },
  branch: { id: 1, name: '001 · Matriz São Paulo' },
  superior: { id: 1005, completeName: 'Marcos Tavares' },
  status: { id: 1, description: 'Ativo' },
  sector: { id: 1, name: 'Contas a pagar' },
  showOnlyPersonalMenu: false,
  roles: '',
  sources: [],
  active: false,
  access: 'INACTIVE',
  groups: [],
  grants: [],
  managed: [],
  externalIds: [],
  soleTaskCount: 0,
  createdAt: '2025-11-20T12:00:00.000Z',
  changedAt: '2026-11-19T18:00:00.000Z',
  deactivatedAt: '2026-05-04T18:00:00.000Z',
  signedInAt: '2026-05-02T11:32:00.000Z',
  anonymisedAt: '2026-11-19T18:00:00.000Z',
};

const rita = { id: 1001, completeName: 'Rita Nogueira' };

const block: LegalBlock = {
  id: 12,
  kind: 'REQUEST',
  objectId: 48198,
  reason: 'Processo 0001234-56.2026.8.26.0100',
  createdBy: rita,
  createdAt: '2026-11-19T18:00:00.000Z',
  lifted: null,
};

const retention: Retention = {
  months: 60,
  reason: 'Prazo de guarda de documentos fiscais',
  changedBy: rita,
  changedAt: '2026-11-19T18:00:00.000Z',
  firstRunAt: null,
  waiting: 1840,
};

export const privacyReference = {
  'privacy.checkAnonymisation': {
    description:
      'Diz o que impede a anonimização de uma pessoa: acesso ativo, solicitações em andamento, tarefas abertas ou bloqueios legais.',
    params: { id: 1009 },
    response: { active: false, openRequests: 0, openTasks: 0, legalBlocks: 0, anonymisedAt: null },
  },
  'privacy.anonymise': {
    description:
      'Remove para sempre os dados pessoais de uma pessoa inativa; o usuário dela confirma a escolha. Códigos, números, datas e decisões ficam. Responde 409 `LEGAL_BLOCK` se há um bloqueio legal.',
    params: { id: 1009 },
    body: { userName: 'paulo.menezes' },
    response: removed,
  },
  'legalBlocks.list': {
    description: 'Lista os bloqueios legais de uma pessoa, solicitação ou processo, do mais novo ao mais antigo.',
    query: { kind: 'REQUEST' as const, objectId: 48198 },
    response: [block],
  },
  'legalBlocks.create': {
    description:
      'Impede a anonimização da pessoa, ou a remoção do conteúdo, até que um administrador retire o bloqueio.',
    body: { kind: 'REQUEST' as const, objectId: 48198, reason: block.reason },
    response: block,
  },
  'legalBlocks.lift': {
    description: 'Retira um bloqueio legal, com um motivo.',
    params: { id: 12 },
    body: { reason: 'Processo arquivado' },
    response: { ...block, lifted: { by: rita, at: '2026-12-10T13:00:00.000Z', reason: 'Processo arquivado' } },
  },
  'retention.get': {
    description: 'Devolve por quantos meses o conteúdo das solicitações encerradas do processo é guardado.',
    params: { id: 101 },
    response: retention,
  },
  'retention.set': {
    description:
      'Define a guarda: `null` é sem prazo. Um trabalho diário remove depois valores, anexos, comentários e textos do histórico.',
    params: { id: 101 },
    body: { months: 60 as const, reason: retention.reason },
    response: retention,
  },
  'retention.simulate': {
    description: 'Conta as solicitações que uma guarda alcançaria hoje.',
    params: { id: 101 },
    query: { months: 60 },
    response: { requests: 1840, blocked: 2 },
  },
  'retention.confirm': {
    description:
      'Confirma a primeira execução que alcança mais de 1.000 solicitações. Responde 409 `LEGAL_BLOCK` se o processo tem um bloqueio legal.',
    params: { id: 101 },
    response: { ...retention, waiting: null },
  },
} satisfies Partial<CallReferences>;
