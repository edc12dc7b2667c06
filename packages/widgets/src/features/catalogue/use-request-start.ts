import { HttpProblemError, isAborted } from '@tramita/client';
import { checkProcessRequirements, findService, type Service, type User } from '@tramita/client/contract';
import { useCallback, useRef, useState } from 'react';
import { useLeaveSignal } from '../../calls/use-leave-signal.ts';
import { useRead } from '../../calls/use-read.ts';
import { failureMessages, failureOf } from '../../messages/failures.ts';
import type { catalogueMessages } from '../../messages/features/catalogue.ts';
import { requirementTexts } from '../../messages/rules/requirements.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
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
  const requirements = useMessages(requirementTexts);
  const failures = useMessages(failureMessages);
  const { onError } = useTramita();
  const read = useRead();
  const nextSignal = useLeaveSignal();
  const snackbars = useSnackbars();
  const [start, setStart] = useState<RequestStart>({ step: 'idle' });
  const latest = useRef({ ...options, snackbars, onError, requirements, failures });
  latest.current = { ...options, snackbars, onError, requirements, failures };

  const end = useCallback(() => {
    // aborts a running check
    nextSignal();
    setStart({ step: 'idle' });
    latest.current.onEnd();
  }, [nextSignal]);

  const begin = useCallback(
    async (service: Service) => {
      const signal = nextSignal();
      setStart({ step: 'checking', service });
      try {
        const facts = await read(checkProcessRequirements, { query: { processId: service.id } }, { signal });
        const lacksSuperior = facts.isHierarchyDependent && !latest.current.user.superior;
        if (lacksSuperior)
          setStart({ step: 'blocked', service, message: latest.current.requirements.HIERARCHY_REQUIRED });
        else if (facts.canInitializeProcess) setStart({ step: 'confirming', service });
        else setStart({ step: 'blocked', service, message: latest.current.requirements.INITIALIZER_GROUP_REQUIRED });
      } catch (error) {
        if (isAborted(error)) return;
        latest.current.onError(error);
        latest.current.snackbars.error(latest.current.messages.checkFailed);
        end();
      }
    },
    [read, nextSignal, end],
  );

  /** Starts the service with the name in an address. */
  const beginByName = useCallback(
    async (name: string, signal: AbortSignal) => {
      try {
        await begin(await read(findService, { params: { name } }, { signal }));
      } catch (error) {
        if (isAborted(error)) return;
        const { messages } = latest.current;
        const isUnknown = error instanceof HttpProblemError && error.status === 404;
        const own = isUnknown ? { title: messages.unknownService, detail: messages.unknownServiceDetail } : {};
        const { title, detail } = failureOf(error, own, latest.current.failures);
        latest.current.snackbars.persistent(title, { detail });
        end();
      }
    },
    [read, begin, end],
  );

  const confirm = useCallback(() => {
    if (start.step !== 'confirming') return;
    setStart({ step: 'idle' });
    latest.current.onRequest(start.service);
  }, [start]);

  return { start, begin, beginByName, confirm, end };
}
