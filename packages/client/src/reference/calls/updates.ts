import type { CallReferences } from '../call-reference.ts';

import { sampleFile } from '../sample-file.ts';

export const updatesReference = {
  'updates.list': {
    description: 'Devolve as atualizações da empresa que a pessoa pode ver, da mais nova à mais antiga.',
    query: { page: 0, size: 10 },
    response: {
      elements: [
        {
          id: 13,
          title: 'Novo fluxo de reembolso',
          description: '<p>A partir de abril, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
          createdAt: '2026-03-10T14:30:00.000Z',
          createdBy: { completeName: 'Patrícia Lemos' },
          attachments: [
            {
              id: 1,
              name: 'fluxo-de-reembolso.png',
              path: '/v1/updates/attachments/1/fluxo-de-reembolso.png',
              type: 'IMAGE',
              size: 16,
            },
          ],
          viewsCount: 0,
        },
        {
          id: 12,
          title: 'Reembolso de despesas tem uma aprovação a menos',
          description:
            '<p>A partir de hoje, solicitações de até <strong>R$ 5.000,00</strong> vão do gestor direto para a conferência dos comprovantes. O prazo médio cai de 12 para 9 dias úteis, e a solicitação mostra quem está com ela em cada etapa, com a data esperada.</p><ul><li>Solicitações acima de R$ 5.000,00 continuam passando pela diretoria.</li><li>Solicitações já enviadas seguem o caminho antigo até o fim.</li></ul>',
          createdAt: '2026-03-09T14:30:00.000Z',
          createdBy: { completeName: 'Patrícia Lemos' },
          attachments: [],
          viewsCount: 4,
        },
      ],
      totalElements: 13,
    },
  },
  'updates.get': {
    description: 'Devolve uma atualização e conta uma leitura por pessoa.',
    params: { id: 13 },
    response: {
      id: 13,
      title: 'Novo fluxo de reembolso',
      description: '<p>A partir de abril, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
      createdAt: '2026-03-10T14:30:00.000Z',
      createdBy: { completeName: 'Patrícia Lemos' },
      attachments: [
        {
          id: 1,
          name: 'fluxo-de-reembolso.png',
          path: '/v1/updates/attachments/1/fluxo-de-reembolso.png',
          type: 'IMAGE',
          size: 16,
        },
      ],
    },
  },
  'updates.create': {
    description:
      'Publica uma atualização na hora ou na data marcada, para todas as pessoas ou só para grupos e departamentos.',
    body: {
      title: 'Novo fluxo de reembolso',
      description: '<p>A partir de abril, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
      videos: [],
      images: [sampleFile('fluxo-de-reembolso.png')],
      files: [],
      groups: [],
      departments: [],
    },
    response: {
      id: 13,
      title: 'Novo fluxo de reembolso',
      description: '<p>A partir de abril, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
      createdAt: '2026-03-10T14:30:00.000Z',
      createdBy: { completeName: 'Patrícia Lemos' },
      attachments: [
        {
          id: 1,
          name: 'fluxo-de-reembolso.png',
          path: '/v1/updates/attachments/1/fluxo-de-reembolso.png',
          type: 'IMAGE',
          size: 16,
        },
      ],
      viewsCount: 0,
    },
  },
  'updates.change': {
    description:
      'Altera uma atualização. Anexos são acrescentados aos que já existem; os demais campos são substituídos. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou a publicação desde essa revisão.',
    params: { id: 13 },
    body: {
      title: 'Novo fluxo de reembolso',
      description: '<p>A partir de maio, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
      videos: [],
      images: [],
      files: [sampleFile('politica-de-despesas.pdf')],
      groups: [],
      departments: [],
      deletedAttachments: [],
      knownRevision: 'd2a4c6e80f1b4d39a5c7e9f1b3d5f708',
    },
    response: {
      id: 13,
      title: 'Novo fluxo de reembolso',
      description: '<p>A partir de maio, os recibos são conferidos pela <strong>Central de despesas</strong>.</p>',
      createdAt: '2026-03-10T14:30:00.000Z',
      createdBy: { completeName: 'Patrícia Lemos' },
      attachments: [
        {
          id: 1,
          name: 'fluxo-de-reembolso.png',
          path: '/v1/updates/attachments/1/fluxo-de-reembolso.png',
          type: 'IMAGE',
          size: 16,
        },
        {
          id: 2,
          name: 'politica-de-despesas.pdf',
          path: '/v1/updates/attachments/2/politica-de-despesas.pdf',
          type: 'FILE',
          size: 16,
        },
      ],
      viewsCount: 0,
      revision: 'a1d94c07e2b35f68907c1b4de8f35a62',
    },
  },
  'updates.delete': { description: 'Exclui a atualização com os anexos.', params: { id: 13 } },
  'updates.downloadAttachment': {
    description: 'Devolve os bytes de uma imagem ou arquivo de uma atualização.',
    params: { id: 1, name: 'fluxo-de-reembolso.png' },
    file: '(bytes da imagem)',
  },
} satisfies Partial<CallReferences>;
