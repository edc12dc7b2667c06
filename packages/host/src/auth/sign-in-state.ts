import { HttpProblemError, type TramitaClient } from '@tramita/client';
import { authInfo, loadUnreadCounts, type User } from '@tramita/client/contract';

/** Signing in is in exactly one of these states. */
export type SignInState =
  | { readonly status: 'loading'; readonly message: string }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ok'; readonly user: User };

/** The lines of the splash: under the product's name while it loads, under "Erro ao acessar o app!" when it failed. */
export const signInMessages = {
  arriving: 'Entrando com a sua conta',
  leaving: 'Saindo da sua conta',
  unauthorized: 'Usuário sem permissão, verifique com o time de segurança.',
  other: 'Recarregue a página e tente novamente.',
} as const;

/** What went wrong, in the words the splash shows. */
export function signInMessage(error: unknown): string {
  const refused = error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED';
  return refused ? signInMessages.unauthorized : signInMessages.other;
}

/** Asks who the token belongs to; the unread counts are worked out anew beside it and may fail in silence. */
export async function loadUser(client: TramitaClient, signal: AbortSignal): Promise<User> {
  const user = await client.call(authInfo, { signal });
  client.call(loadUnreadCounts, { signal }).catch(() => undefined);
  return user;
}
