import type { CallReferences } from '../call-reference.ts';

export const draftsReference = {
  'drafts.get': {
    description: 'Devolve o que a pessoa digitou na tarefa e ainda não enviou, ou null.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    response: {
      draft: {
        values: { parecer: 'Valor conferido com as notas.' },
        comment: 'Falta conferir o recibo do táxi.',
        revision: 1,
        savedAt: '2026-03-10T14:30:00.000Z',
      },
    },
  },
  'drafts.save': {
    description:
      'Guarda o que foi digitado na tarefa aberta. `revision` é a última que a tela viu; responde 409 se outra aba gravou depois dela.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
    body: {
      values: { parecer: 'Valor conferido com as notas.' },
      comment: 'Falta conferir o recibo do táxi.',
      revision: 0,
    },
    response: {
      values: { parecer: 'Valor conferido com as notas.' },
      comment: 'Falta conferir o recibo do táxi.',
      revision: 1,
      savedAt: '2026-03-10T14:30:00.000Z',
    },
  },
  'drafts.delete': {
    description: 'Descarta o rascunho da tarefa.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
  },
} satisfies Partial<CallReferences>;
