import type { CallReferences } from '../call-reference.ts';
import { claudioFreitas, julianaPrado } from '../company/people.ts';
import { sampleFile } from '../sample-file.ts';

export const requestContentReference = {
  'requests.listComments': {
    description: 'Devolve os comentários da solicitação, do mais antigo ao mais novo. `{id}` é o IDK.',
    params: { id: 48195 },
    response: [
      {
        id: 2,
        comments: 'O recibo do almoço está ilegível no primeiro anexo, vou mandar outro.',
        createdAt: '2026-03-10T09:30:00.000Z',
        assignee: julianaPrado,
      },
      {
        id: 3,
        comments: 'Viagem combinada com a regional, inclusive o segundo pernoite.',
        createdAt: '2026-03-10T10:30:00.000Z',
        assignee: claudioFreitas,
      },
    ],
  },
  'requests.addComment': {
    description: 'Comenta a solicitação; as pessoas da etapa atual são avisadas. `{id}` é o IDK.',
    params: { id: 48195 },
    body: { comments: 'O recibo do táxi está no segundo anexo.' },
    response: {
      id: 4,
      comments: 'O recibo do táxi está no segundo anexo.',
      createdAt: '2026-03-10T14:30:00.000Z',
      assignee: julianaPrado,
    },
  },
  'requests.listHistory': {
    description:
      'Devolve os acontecimentos da solicitação, do mais novo ao mais antigo. `{id}` é o protocolo ou o IDK.',
    params: { id: '8941cd2b-def0-4313-a61b-08f141f1116e' },
    response: [
      {
        id: 273,
        message: '<b>Cláudio Freitas</b> comentou na solicitação',
        createdAt: '2026-03-10T10:30:00.000Z',
        createdBy: claudioFreitas,
      },
      {
        id: 268,
        message: '<b>Juliana Prado</b> anexou o arquivo <b>almoco-16-11.pdf</b>',
        createdAt: '2026-03-10T09:42:00.000Z',
        createdBy: julianaPrado,
      },
    ],
  },
  'requests.uploadAttachment': {
    description: 'Anexa um arquivo à solicitação. O texto de `comments` também vira um comentário.',
    body: {
      attachment: sampleFile('recibo-taxi.pdf'),
      comments: 'Recibo do táxi até o aeroporto.',
      processInstanceId: 48195,
    },
    response: {
      id: 6,
      originalFileName: 'recibo-taxi.pdf',
      size: 16,
      contentType: 'application/pdf',
      createdAt: '2026-03-10T14:30:00.000Z',
      createdBy: julianaPrado,
    },
  },
  'requests.downloadAttachment': {
    description: 'Devolve os bytes do anexo. `{processInstanceId}` é o IDK da solicitação.',
    params: { processInstanceId: 48195, attachmentId: 6, fileName: 'recibo-taxi.pdf' },
    file: '%PDF-1.7',
  },
  'requests.deleteAttachment': {
    description: 'Exclui um anexo de uma solicitação aberta.',
    params: { id: 6 },
    response: { attachmentId: 6 },
  },
} satisfies Partial<CallReferences>;
