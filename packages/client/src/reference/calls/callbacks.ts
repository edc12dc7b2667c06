import type { CallReferences } from '../call-reference.ts';

export const callbacksReference = {
  'callbacks.receive': {
    description:
      'Recebe o retorno de um sistema externo a uma tarefa de serviço assíncrona. O sistema recebe o endereço inteiro em `callbackUrl`; repetir o mesmo objeto não tem um segundo efeito.',
    params: { id: 'c1a7b1de-4e0b-4f64-9a55-0c4a3f9d6e21' },
    query: { key: 'q5mJ0n3wV2s8' },
    body: { situacao: 'APROVADO', numeroPedido: '4500012345' },
  },
} satisfies Partial<CallReferences>;
