import { type Assignee, checkProcessRequirements, type Service } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { requirementTexts } from '../../messages/rules/requirements.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useKeptPerson } from './use-kept-person.ts';

/** The requester of a request, and whether they may have it. */
export interface OnBehalf {
  /** Null is the sender. */
  readonly person: Assignee | null;
  choose: (person: Assignee | null) => void;
  /** Removes the person from the storage, once the request was sent. */
  forget: () => void;
  readonly isChecking: boolean;
  /** The reason why the request cannot be sent for this requester. */
  readonly problem: string | null;
  /** Checks again after a check that failed. */
  recheck: () => void;
}

/** Holds the requester, whom the sender may choose if `isOffered`, and checks the requirements of the service for each one. */
export function useOnBehalf(service: Service, isOffered: boolean, messages: typeof requestDialogMessages): OnBehalf {
  const requirements = useMessages(requirementTexts);
  const held = useKeptPerson(service.parentId, isOffered);
  const { person } = held;
  const input = person && { query: { processId: service.id, userName: person.userName } };
  const check = useCall(checkProcessRequirements, input, { staleTime: 0 });
  const recheck = check.retry;
  const facts = check.data;
  if (!person) return { ...held, isChecking: false, problem: null, recheck };
  if (!facts) {
    return {
      ...held,
      isChecking: check.isFetching,
      problem: check.problem ? messages.checkFailed : null,
      recheck,
    };
  }
  const lacks = facts.isHierarchyDependent ? 'HIERARCHY_REQUIRED' : 'INITIALIZER_GROUP_REQUIRED';
  const isFree = !facts.isHierarchyDependent && facts.canInitializeProcess;
  return { ...held, isChecking: check.isFetching, problem: isFree ? null : requirements[lacks], recheck };
}
