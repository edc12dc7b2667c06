import { createClient, type TramitaClient } from '@tramita/client';
import type { Sandbox } from '@tramita/server/sandbox';

export interface RecordedClient {
  readonly client: TramitaClient;
  /** Resolves when no call is pending and none follows from the last response. */
  settle(): Promise<void>;
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A client that gets each response from the sandbox once, and later from memory, so that a mount takes no time. */
export function recordedClient(sandbox: Sandbox, userName: string): RecordedClient {
  const session = sandbox.as(userName);
  const answers = new Map<string, Promise<Response>>();
  let pending = 0;
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider: session.tokenProvider,
    fetch: async (input, init) => {
      pending += 1;
      const key = `${init?.method} ${input} ${init?.body}`;
      const answer = answers.get(key) ?? session.fetch(input, { ...init, signal: null });
      answers.set(key, answer);
      try {
        return (await answer).clone();
      } finally {
        pending -= 1;
      }
    },
  });
  return {
    client,
    async settle() {
      // a response may lead to the next call
      for (let quiet = 0; quiet < 4; quiet = pending === 0 ? quiet + 1 : 0) await turn();
    },
  };
}
