/** A `fetch` for tests that records requests and responds from a script. */
export interface RecordingFetch {
  readonly fetch: typeof fetch;
  readonly requests: Request[];
}

/** Responds to a request; `turn` counts from 0. Throwing simulates a lost connection. */
export type Answer = (request: Request, turn: number) => Response | Promise<Response>;

export function recordingFetch(answer: Answer): RecordingFetch {
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'https://api.test'), init);
      requests.push(request.clone());
      const turn = requests.length - 1;
      return new Promise((resolve, reject) => {
        const abort = () => reject(request.signal.reason);
        if (request.signal.aborted) return abort();
        request.signal.addEventListener('abort', abort, { once: true });
        Promise.resolve()
          .then(() => answer(request, turn))
          .then(resolve, reject);
      });
    },
  };
}

export const json = (value: unknown, init?: ResponseInit): Response => Response.json(value, init);

export const problem = (status: number, errorCode: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ status, errorCode, message: `Mensagem de ${errorCode}` }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
