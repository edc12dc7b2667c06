import { defineMessages } from './define-messages.ts';

/** Default texts of failed calls, and second lines that can be added to any failure. */
export const failureMessages = defineMessages('failures', {
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
});

/** Texts to show for a failed call: a title and, if there is more to say, a second line. */
export interface Failure {
  readonly title: string;
  readonly detail: string | undefined;
}

/** Texts that replace the default ones for a particular call. */
export interface OwnFailureTexts {
  readonly title?: string | undefined;
  /** Explains whether something was lost and what to do. */
  readonly detail?: string | undefined;
  /** Replaces the default line for an offline device. */
  readonly offline?: string | undefined;
}

/** The properties of `CallError` that are needed here. Using them avoids loading the error classes. */
interface CallErrorLike {
  readonly code?: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
}

const statusTexts: Readonly<Record<number, string>> = {
  500: failureMessages.http500,
  404: failureMessages.http404,
  400: failureMessages.http400,
  403: failureMessages.http403,
};

/** Returns true for failures the caller could not expect: a server error or a response that breaks the contract. */
const isUnexpected = ({ code, status }: CallErrorLike): boolean => code === 'CONTRACT' || (status ?? 0) >= 500;

/**
 * Returns the texts for a failed call: its own texts if given, otherwise default texts by HTTP status. For unexpected
 * failures they include the id of the request, under which the server logs it.
 */
export function failureOf(error: unknown, own: OwnFailureTexts = {}): Failure {
  const failed: CallErrorLike = typeof error === 'object' && error !== null ? error : {};
  const title = own.title ?? statusTexts[failed.status ?? 0] ?? failureMessages.httpOther;
  return { title, detail: detailOf(failed, own) };
}

function detailOf(error: CallErrorLike, { title, detail, offline }: OwnFailureTexts): string | undefined {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (error.code === 'NETWORK' && isOffline) return offline ?? failureMessages.offline;
  if (error.code === 'TOKEN') return failureMessages.noToken;
  if (error.status === 401) return failureMessages.signedOut;
  const isUnanswered = error.code === 'NETWORK' || error.code === 'TIMEOUT';
  const generic = isUnanswered
    ? failureMessages.noAnswer
    : error.status === 400 && title === undefined && failureMessages.clearFilters;
  const code = isUnexpected(error) && error.requestId && failureMessages.code(error.requestId);
  return [detail ?? generic, code].filter(Boolean).join(' ') || undefined;
}
