import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@tramita/client';
import type { Sandbox } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { type KeyValueStorage, memoryStorage } from '../provider/storage/key-value-storage.ts';
import { TramitaProvider } from '../provider/TramitaProvider.tsx';
import type { TramitaSettings } from '../provider/tramita-context.ts';
import { answerAs, storyConditions } from './story-conditions.ts';

/** A call that was sent. */
export interface SentCall {
  readonly method: string;
  /** Path without host and query. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  state: 'pending' | 'answered' | 'lost';
}

/** A signed-in user of a sandbox, with a record of their calls. */
export interface SandboxPage {
  readonly client: ReturnType<typeof createClient>;
  readonly calls: SentCall[];
  readonly storage: KeyValueStorage;
  /** Returns the calls of a method to a path; the path may be a pattern. */
  sent: (method: string, path: string | RegExp) => SentCall[];
  /** Wraps a widget in the page's provider. */
  wrap: (children: ReactNode, settings?: Partial<TramitaSettings>) => ReactNode;
}

/**
 * Signs a user in to a sandbox, or the user that Storybook's toolbar chooses. Once a widget is shown, answers change as the
 * toolbar says. Queries are not retried and always load again, so that a fault shows at once.
 */
export function sandboxPage(sandbox: Sandbox, userName: string): SandboxPage {
  const calls: SentCall[] = [];
  const storage = memoryStorage();
  const { data, user, locale } = storyConditions();
  // calls of a story's loader prepare the story and get the real answers
  let isShown = false;
  const session = sandbox.as(user ?? userName);
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider: session.tokenProvider,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const call: SentCall = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        search: url.searchParams,
        headers: new Headers(init?.headers),
        body: init?.body,
        state: 'pending',
      };
      calls.push(call);
      try {
        const send = () => session.fetch(input, init);
        const changed = { url, method: call.method, signal: init?.signal };
        const response = await (isShown ? answerAs(data, changed, send) : send());
        call.state = 'answered';
        return response;
      } catch (error) {
        call.state = 'lost';
        throw error;
      }
    },
  });
  return {
    client,
    calls,
    storage,
    sent: (method, path) =>
      calls.filter(
        (call) => call.method === method && (path instanceof RegExp ? path.test(call.path) : call.path === path),
      ),
    wrap: (children, settings) => {
      isShown = true;
      return (
        <TramitaProvider
          client={client}
          theme="light"
          storage={storage}
          storageScope="ana"
          now={sandbox.now}
          onError={() => {}}
          queryClient={
            new QueryClient({
              defaultOptions: { queries: { retry: false, staleTime: 0 }, mutations: { retry: false } },
            })
          }
          locale={locale}
          {...settings}
        >
          {children}
        </TramitaProvider>
      );
    },
  };
}
