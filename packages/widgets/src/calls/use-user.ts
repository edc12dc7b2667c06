import type { TramitaClient } from '@tramita/client';
import { authInfo, type User } from '@tramita/client/contract';
import { useEffect, useState } from 'react';
import { isWorthRetrying } from '../provider/queries/is-worth-retrying.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { askedUser, knownUser } from '../provider/UserScope.tsx';
import { problemOf } from './call-problem.ts';
import type { CallState } from './call-state.ts';
import { useFormerLanguage } from './keys/use-former-language.ts';
import { useCall } from './use-call.ts';

/** The signed-in user of a widget, and the state of the call that loads them. */
export interface UserState<Known> extends Pick<CallState<User>, 'problem' | 'retry' | 'isFetching'> {
  /** The user that the page gave, or the loaded one; null while there is neither. */
  readonly user: Known | User | null;
}

/** Returns the user that the page gave to a widget; without one, the signed-in user, loaded once from the API. */
export function useUser<Known>(given: Known | undefined): UserState<Known> {
  const { client, isPrerendering } = useTramita();
  // a server does not know the user of another widget
  const user = given ?? (isPrerendering ? undefined : knownUser(client));
  const [answered, setAnswered] = useState<{ readonly error?: unknown }>({});
  // a slow call of the surrounding scope or of another widget
  const asked = user || isPrerendering ? undefined : askedUser(client);
  useEffect(() => void asked?.then(setAnswered), [asked]);
  // its user may have waited long for it, and another attempt would fail in the same way
  const hasFailed = answered.error !== undefined && !isWorthRetrying(answered.error);
  const { data, problem, retry, isFetching } = useCall(authInfo, user || asked || hasFailed ? null : {}, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keyOf = (one: TramitaClient) => one.queryKey(authInfo);
  const shown = useFormerLanguage(user ?? data, keyOf(client), keyOf) ?? null;
  return {
    user: shown,
    problem: shown ? null : hasFailed ? problemOf(answered.error) : problem,
    retry: hasFailed ? () => setAnswered({}) : retry,
    isFetching,
  };
}
