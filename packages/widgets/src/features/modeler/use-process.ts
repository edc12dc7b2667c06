import { HttpProblemError } from '@tramita/client';
import { getProcess, type ProcessDetail, type WorkflowModel } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import type { modelerMessages } from '../../messages/features/modeler/page.ts';

/** Loads a version of a process for editing. It is never reloaded, because that would change the edited document. */
export const useProcess = (id: number) =>
  useCall(
    getProcess,
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  );

/** Returns the message for a failed load, and whether to return to the list. */
export function processProblem(error: unknown, messages: typeof modelerMessages): { text: string; leads: boolean } {
  const status = error instanceof HttpProblemError ? error.status : 0;
  if (status === 404) return { text: messages.notFound, leads: true };
  if (status === 403) return { text: messages.forbidden, leads: true };
  return { text: messages.loadFailed, leads: false };
}

/** Returns the editable document of a version. */
export function modelOf(detail: ProcessDetail): WorkflowModel {
  const { id, parentId, version, createdAt, createdBy, isLastVersion, lastVersion, url, ...rest } = detail;
  const { withoutIntegrations, ...model } = rest;
  return model;
}
