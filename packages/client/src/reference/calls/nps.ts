import type { CallReferences } from '../call-reference.ts';

export const npsReference = {
  'nps.rate': {
    description: 'Avalia uma solicitação concluída: 1 é "Gostei", 0 é "Não Gostei". Só o solicitante pode, uma vez.',
    params: { uuid: '7471c954-7941-4d9f-8913-535dad6cef76' },
    body: { status: 1, comment: 'Resolvido no mesmo dia.' },
  },
} satisfies Partial<CallReferences>;
