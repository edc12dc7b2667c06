import { isAborted } from '@tramita/client';
import { authInfo } from '@tramita/client/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SignInLine } from '../messages/portal-texts.ts';
import { callbackPath, type Session } from './session.ts';
import { isRefusal, loadUser, type SignInState, stateOfFailure, stateOfRefused } from './sign-in-state.ts';

const arriving: SignInState = { status: 'loading', line: 'arriving' };
const leaving: SignInState = { status: 'loading', line: 'leaving' };

/**
 * Signs the user in: finds the session, handles the callback of the issuer, loads the user, or redirects to the issuer.
 * When a session ends and cannot be renewed, redirects again and returns to the current address; drafts are kept. Loads
 * the user again when the tokens become those of another one.
 *
 * @param onReturn called with the address the user wanted, after returning from the issuer.
 */
export function useSignIn(
  { client, tokens, resume, signInAside }: Session,
  onReturn: (path: string) => void,
): SignInState {
  const [state, setState] = useState<SignInState>(arriving);
  const status = useSyncExternalStore(tokens.subscribe, () => tokens.status);
  const hasBeenIn = useRef(false);
  // the page around a frame may hand over the token of another user
  const identity = useSyncExternalStore(client.subscribe, () => client.identity);
  const [identityIn, setIdentityIn] = useState<string>();

  useEffect(() => {
    const abort = new AbortController();
    const fail = (error: unknown) => {
      if (isAborted(error)) return;
      // the status of the tokens changes before the refused call fails
      if (!abort.signal.aborted || isRefusal(error)) setState(stateOfFailure(error));
    };
    const enter = async () => {
      const user = await loadUser(client, abort.signal);
      hasBeenIn.current = true;
      setIdentityIn(identity);
      setState({ status: 'ok', user });
    };
    const ask = (line: SignInLine = 'asideLine') =>
      setState({ status: 'asked', line, enter: () => void enterAside().catch(fail) });
    const enterAside = async () => {
      const outcome = await signInAside?.();
      if (abort.signal.aborted || outcome === 'signed-in') return;
      ask(outcome === 'blocked' ? 'asideBlocked' : 'asideClosed');
    };
    const leave = async () => {
      if (signInAside) return ask();
      setState(arriving);
      return tokens.signIn({ returnTo: `${location.pathname}${location.search}` });
    };
    const arrive = async () => {
      if (!(await resume()) && !abort.signal.aborted) await leave();
    };

    if (status === 'signed-in') enter().catch(fail);
    else if (status === 'refused') setState(stateOfRefused);
    else if (status === 'expired' && !hasBeenIn.current) {
      // a new token was refused at once; requesting another one would loop
      setState({ status: 'error', line: 'other' });
    } else if (status === 'signed-out' && tokens.hasLeftElsewhere) setState({ status: 'left' });
    else if (status === 'signed-out' && hasBeenIn.current) setState(leaving);
    else if (status === 'signed-out' && location.pathname === callbackPath) returnOnce(tokens, onReturn).catch(fail);
    else if (status === 'signed-out') arrive().catch(fail);
    else leave().catch(fail);
    return () => abort.abort();
  }, [client, tokens, resume, signInAside, status, onReturn, identity]);

  // nothing of a former user is shown while the next one is loaded
  const shown = state.status === 'ok' && identityIn !== identity ? arriving : state;
  useReloadWhenShownAgain(shown.status !== 'ok');
  useCheckOnFocus(client, shown.status === 'ok');
  return shown;
}

const returning = new WeakMap<Session['tokens'], Promise<void>>();

/** Redeems the code in the address only once, even if React mounts twice. */
function returnOnce(tokens: Session['tokens'], onReturn: (path: string) => void): Promise<void> {
  const running = returning.get(tokens) ?? tokens.completeSignIn(location.href).then(onReturn);
  returning.set(tokens, running);
  return running;
}

/** Reloads a page that the Back button restores from the cache while it was redirecting to the issuer. */
function useReloadWhenShownAgain(isLeaving: boolean): void {
  useEffect(() => {
    if (!isLeaving) return;
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [isLeaving]);
}

/** Minimum time between two checks of the session, in milliseconds. */
const checkEvery = 2000;

/**
 * Checks whether the session still exists whenever the user returns to the page: if it ended elsewhere, the server
 * responds with 401 and the user is signed out. A return soon after a check is checked with a delay, so that switching
 * windows quickly makes few calls and no ended session stays on screen.
 */
function useCheckOnFocus(client: Session['client'], isIn: boolean): void {
  useEffect(() => {
    if (!isIn) return;
    let checkedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      checkedAt = Date.now();
      // a 401 ends the session by itself; other failures say nothing about the session
      client.call(authInfo).catch(() => undefined);
    };
    const handleFocus = () => {
      if (document.visibilityState !== 'visible' || timer !== undefined) return;
      // switching tabs fires two events, focus and visibility; the delay merges them into one check
      timer = setTimeout(check, Math.max(0, checkedAt + checkEvery - Date.now()));
    };
    addEventListener('focus', handleFocus);
    document.addEventListener('visibilitychange', handleFocus);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', handleFocus);
      document.removeEventListener('visibilitychange', handleFocus);
    };
  }, [client, isIn]);
}
