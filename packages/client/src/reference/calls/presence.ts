import type { CallReferences } from '../call-reference.ts';
import { priscilaReis } from '../company/people.ts';

export const presenceReference = {
  'presence.announce': {
    description:
      'Informa que a pessoa está com a tarefa aberta e devolve quem mais está. As telas repetem a cada 20 segundos; depois de 45 segundos sem aviso a pessoa deixa de aparecer.',
    params: { uuid: '59c2729a-f80a-4c29-a637-63f9c4c3d4fb' },
    body: { isEditing: false },
    response: {
      status: 'TO_DO',
      version: 274,
      holder: priscilaReis,
      others: [{ person: priscilaReis, since: '2026-03-10T14:30:00.000Z', isEditing: true }],
      lastChange: {
        person: priscilaReis,
        message: 'Priscila Reis atribuiu a si a tarefa da etapa Conferência dos comprovantes',
        at: '2026-03-10T10:30:00.000Z',
      },
    },
  },
  'presence.leave': {
    description: 'Informa que a pessoa fechou a tarefa.',
    params: { uuid: '8fc3b4f0-23a3-4ccd-a787-928114740519' },
  },
} satisfies Partial<CallReferences>;
