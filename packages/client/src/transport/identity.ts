/** Distinguishes successive users of a client, so that responses for one user are not shown to another. */
export interface Identity {
  /** Part of every query key. Differs after each change of user. */
  readonly current: string;
  /** Calls the listener after each change of user. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Records the token a call is sent with. */
  sawToken(token: string | null): void;
  /** Records the user the API reports for a call. */
  sawUser(id: unknown): void;
}

let clients = 0;

/** Creates the identity of a client. @param name @default a name that is unique among the clients of the page */
export function createIdentity(name?: string): Identity {
  clients += 1;
  const base = name ?? `client-${clients}`;
  const listeners = new Set<() => void>();
  let changes = 0;
  let subject: string | undefined;
  let user: unknown;
  const change = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  return {
    get current() {
      return changes === 0 ? base : `${base}.${changes}`;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sawToken(token) {
      const next = subjectOf(token);
      if (next === undefined) return;
      const isOther = subject !== undefined && subject !== next;
      subject = next;
      if (!isOther) return;
      user = undefined;
      change();
    },
    sawUser(id) {
      const isOther = user !== undefined && user !== id;
      user = id;
      if (isOther) change();
    },
  };
}

/**
 * Returns the issuer and subject of a token; undefined if it cannot be parsed. Used only to separate caches, never for
 * authorization.
 */
function subjectOf(token: string | null): string | undefined {
  const body = token?.split('.')[1];
  if (body === undefined) return undefined;
  try {
    const { iss, sub } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return typeof sub === 'string' ? `${String(iss)} ${sub}` : undefined;
  } catch {
    return undefined;
  }
}
