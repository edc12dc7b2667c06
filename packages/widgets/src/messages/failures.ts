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

const statusTexts: Readonly<Record<number, 'http500' | 'http404' | 'http400' | 'http403'>> = {
  500: 'http500',
  404: 'http404',
  400: 'http400',
  403: 'http403',
};

/** Returns true for failures the caller could not expect: a server error or a response that breaks the contract. */
const isUnexpected = ({ code, status }: CallErrorLike): boolean => code === 'CONTRACT' || (status ?? 0) >= 500;

/**
 * Returns the texts for a failed call: its own texts if given, otherwise default texts by HTTP status. For unexpected
 * failures they include the id of the request, under which the server logs it.
 *
 * @param texts the default texts in the language of the page
 */
export function failureOf(error: unknown, own: OwnFailureTexts = {}, texts = failureMessages): Failure {
  const failed: CallErrorLike = typeof error === 'object' && error !== null ? error : {};
  const title = own.title ?? texts[statusTexts[failed.status ?? 0] ?? 'httpOther'];
  return { title, detail: detailOf(failed, own, texts) };
}

function detailOf(
  error: CallErrorLike,
  { title, detail, offline }: OwnFailureTexts,
  texts: typeof failureMessages,
): string | undefined {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (error.code === 'NETWORK' && isOffline) return offline ?? texts.offline;
  if (error.code === 'TOKEN') return texts.noToken;
  if (error.status === 401) return texts.signedOut;
  const isUnanswered = error.code === 'NETWORK' || error.code === 'TIMEOUT';
  const generic = isUnanswered ? texts.noAnswer : error.status === 400 && title === undefined && texts.clearFilters;
  const code = isUnexpected(error) && error.requestId && texts.code(error.requestId);
  return [detail ?? generic, code].filter(Boolean).join(' ') || undefined;
}
