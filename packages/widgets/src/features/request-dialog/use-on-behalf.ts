import { type Assignee, checkProcessRequirements, type Service } from '@tramita/client/contract';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { requirementTexts } from '../../messages/rules/requirements.ts';
import { useMessages } from '../../provider/use-messages.ts';

/** The requester of a request, and whether they may have it. */
export interface OnBehalf {
  /** Null is the sender. */
  readonly person: Assignee | null;
  choose: (person: Assignee | null) => void;
  readonly isChecking: boolean;
  /** The reason why the request cannot be sent for this requester. */
  readonly problem: string | null;
  /** Checks again after a check that failed. */
  recheck: () => void;
}

/** Holds the requester, and checks the requirements of the service for each one. */
export function useOnBehalf(service: Service, messages: typeof requestDialogMessages): OnBehalf {
  const requirements = useMessages(requirementTexts);
  const [person, choose] = useState<Assignee | null>(null);
  const input = person && { query: { processId: service.id, userName: person.userName } };
  const check = useCall(checkProcessRequirements, input, { staleTime: 0 });
  const recheck = check.retry;
  const facts = check.data;
  if (!person) return { person, choose, isChecking: false, problem: null, recheck };
  if (!facts) {
    return {
      person,
      choose,
      isChecking: check.isFetching,
      problem: check.problem ? messages.checkFailed : null,
      recheck,
    };
  }
  const lacks = facts.isHierarchyDependent ? 'HIERARCHY_REQUIRED' : 'INITIALIZER_GROUP_REQUIRED';
  const isFree = !facts.isHierarchyDependent && facts.canInitializeProcess;
  return { person, choose, isChecking: check.isFetching, problem: isFree ? null : requirements[lacks], recheck };
}
