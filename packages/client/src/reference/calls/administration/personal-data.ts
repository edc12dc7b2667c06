import type { CallReferences } from '../../call-reference.ts';
import { registeredPerson } from '../directory.ts';

const uuid = '5d0c9a5e-8f0b-4f0e-9d6a-6a3b1c2d4e5f';
const id = 1008;

const waiting = {
  uuid,
  createdAt: '2026-03-10T14:30:00.000Z',
  expiresAt: null,
  status: 'IN_QUEUE' as const,
  rowsDone: 0,
  rowsTotal: null,
  size: null,
};
const ready = {
  ...waiting,
  expiresAt: '2026-03-17T14:31:00.000Z',
  status: 'READY' as const,
  rowsDone: 212,
  rowsTotal: 212,
  size: 1_482_116,
};
const purpose = 'Usamos estes dados para atender às suas solicitações e pelo prazo da lei trabalhista.';
const content =
  'O zip traz `dados.json` e um CSV por assunto. Textos e arquivos de outras pessoas ficam de fora. Só quem pediu vê e baixa a exportação, por 7 dias.';
const file = 'PK';

export const personalDataReference = {
  'myData.get': {
    description:
      'Devolve o cadastro de quem chama, com as origens, os grupos e os perfis, e o texto da empresa sobre a finalidade e os critérios do uso dos dados.',
    response: { person: registeredPerson, purpose },
  },
  'myData.setPurpose': {
    description:
      'Troca o texto da empresa sobre a finalidade e os critérios do uso dos dados. Um texto vazio o remove.',
    body: { text: purpose },
    response: { purpose },
  },
  'myData.listExports': {
    description: 'Devolve as exportações dos próprios dados que quem chama pediu, das mais novas às mais antigas.',
    response: { elements: [ready] },
  },
  'myData.createExport': {
    description: `Põe na fila a exportação dos dados de quem chama. ${content}`,
    response: waiting,
  },
  'myData.downloadExport': {
    description: 'Devolve o zip de uma exportação dos dados de quem chama. Responde 409 enquanto não está pronta.',
    params: { uuid },
    file,
  },
  'directory.listExports': {
    description: 'Devolve as exportações dos dados de uma pessoa que quem chama pediu, das mais novas às mais antigas.',
    params: { id },
    response: { elements: [ready] },
  },
  'directory.createExport': {
    description: `Põe na fila a exportação dos dados de uma pessoa. ${content}`,
    params: { id },
    response: waiting,
  },
  'directory.downloadExport': {
    description: 'Devolve o zip de uma exportação dos dados de uma pessoa. Responde 409 enquanto não está pronta.',
    params: { id, uuid },
    file,
  },
} satisfies Partial<CallReferences>;
