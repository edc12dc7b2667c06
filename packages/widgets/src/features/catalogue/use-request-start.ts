import { HttpProblemError, isAborted } from '@tramita/client';
import { checkProcessRequirements, findService, type Service, type User } from '@tramita/client/contract';
import { requirementMessages } from '@tramita/client/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../messages/failures.ts';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';

/** Progress of starting a request: the requirements check, then the confirmation, then the request dialog. */
export type RequestStart =
  | { readonly step: 'idle' }
  | { readonly step: 'checking'; readonly service: Service }
  | { readonly step: 'blocked'; readonly service: Service; readonly message: string }
  | { readonly step: 'confirming'; readonly service: Service };

export interface RequestStartOptions {
  user: Pick<User, 'superior'>;
  messages: typeof catalogueMessages;
  /** Called after the user confirmed; should open the request dialog. */
  onRequest: (service: Service) => void;
  /** Called when the sequence ended without a request. */
  onEnd: () => void;
}

/** Runs the steps from a chosen service to its request dialog. */
export function useRequestStart(options: RequestStartOptions) {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const [start, setStart] = useState<RequestStart>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  const latest = useRef({ ...options, snackbars, onError });
  latest.current = { ...options, snackbars, onError };
  useEffect(() => () => running.current?.abort(), []);

  const end = useCallback(() => {
    running.current?.abort();
    setStart({ step: 'idle' });
    latest.current.onEnd();
  }, []);

  const begin = useCallback(
    async (service: Service) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setStart({ step: 'checking', service });
      try {
        const facts = await client.call(checkProcessRequirements, {
          query: { processId: service.id },
          signal: abort.signal,
        });
        const lacksSuperior = facts.isHierarchyDependent && !latest.current.user.superior;
        if (lacksSuperior) setStart({ step: 'blocked', service, message: requirementMessages.HIERARCHY_REQUIRED });
        else if (facts.canInitializeProcess) setStart({ step: 'confirming', service });
        else setStart({ step: 'blocked', service, message: requirementMessages.INITIALIZER_GROUP_REQUIRED });
      } catch (error) {
        if (isAborted(error)) return;
        latest.current.onError(error);
        latest.current.snackbars.error(latest.current.messages.checkFailed);
        end();
      }
    },
    [client, end],
  );

  /** Starts the service with the name in an address. */
  const beginByName = useCallback(
    async (name: string, signal: AbortSignal) => {
      try {
        await begin(await client.call(findService, { params: { name }, signal }));
      } catch (error) {
        if (isAborted(error)) return;
        const { messages } = latest.current;
        const isUnknown = error instanceof HttpProblemError && error.status === 404;
        const own = isUnknown ? { title: messages.unknownService, detail: messages.unknownServiceDetail } : {};
        const { title, detail } = failureOf(error, own);
        latest.current.snackbars.persistent(title, { detail });
        end();
      }
    },
    [client, begin, end],
  );

  const confirm = useCallback(() => {
    if (start.step !== 'confirming') return;
    setStart({ step: 'idle' });
    latest.current.onRequest(start.service);
  }, [start]);

  return { start, begin, beginByName, confirm, end };
}
