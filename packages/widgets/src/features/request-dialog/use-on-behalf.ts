import { useQuery } from '@tanstack/react-query';
import { type Assignee, checkProcessRequirements, type Service } from '@tramita/client/contract';
import { requirementMessages } from '@tramita/client/rules';
import { useState } from 'react';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { useTramita } from '../../provider/tramita-context.ts';

/** Whom a request is for, and whether that person may have it. */
export interface OnBehalf {
  /** Null is the sender. */
  readonly person: Assignee | null;
  choose: (person: Assignee | null) => void;
  readonly isChecking: boolean;
  /** Why the request cannot be sent for this person. */
  readonly problem: string | null;
  /** Checks again after a check that failed. */
  recheck: () => void;
}

/** Follows the person a request is for; the service's requirements are theirs, so they are checked for each. */
export function useOnBehalf(service: Service, messages: typeof requestDialogMessages): OnBehalf {
  const { client } = useTramita();
  const [person, choose] = useState<Assignee | null>(null);
  const query = { processId: service.id, userName: person?.userName };
  const check = useQuery({
    queryKey: client.queryKey(checkProcessRequirements, { query }),
    queryFn: ({ signal }) => client.call(checkProcessRequirements, { query, signal }),
    enabled: person !== null,
    staleTime: 0,
  });
  const recheck = () => void check.refetch();
  const facts = check.data;
  if (!person) return { person, choose, isChecking: false, problem: null, recheck };
  if (!facts) {
    return {
      person,
      choose,
      isChecking: check.isFetching,
      problem: check.isError ? messages.checkFailed : null,
      recheck,
    };
  }
  const lacks = facts.isHierarchyDependent ? 'HIERARCHY_REQUIRED' : 'INITIALIZER_GROUP_REQUIRED';
  const isFree = !facts.isHierarchyDependent && facts.canInitializeProcess;
  return { person, choose, isChecking: check.isFetching, problem: isFree ? null : requirementMessages[lacks], recheck };
}
