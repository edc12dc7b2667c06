/** Tells one user of a client from the next, so that no answer of one is shown to the other. */
export interface Identity {
  /** Part of every query key; another text after each change of user. */
  readonly current: string;
  /** Calls the listener after each change of user; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Notes the token a call is sent with. */
  sawToken(token: string | null): void;
  /** Notes the user the API says a call was made by. */
  sawUser(id: unknown): void;
}

let clients = 0;

/** Creates the identity of a client. @param name @default a name no other client of the page has */
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

/** The user a token names; undefined for tokens that cannot be read. Nothing is decided by it but what is forgotten. */
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
