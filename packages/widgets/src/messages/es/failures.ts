import type { failureMessages } from '../failures.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `failureMessages`. */
export const failureTexts: TextsOf<typeof failureMessages> = {
  http500: 'Ocorreu um erro interno',
  http404: 'A URL utilizada não existe',
  http400: 'Não foi possível carregar a lista pois está faltando informação',
  http403: 'Usuário sem permissão de acesso',
  httpOther: 'Ocorreu um erro inesperado',
  clearFilters: 'Limpe os filtros e tente novamente.',
  offline: 'Você está sem conexão. Verifique a rede e tente novamente.',
  noToken: 'Não foi possível confirmar seu acesso. Tente novamente em instantes.',
  signedOut: 'Sua sessão terminou. Entre novamente e tente outra vez.',
  noAnswer: 'O servidor não respondeu. Tente novamente em instantes.',
  code: (id: string) => `Se persistir, informe ao suporte o código ${id}.`,
};
