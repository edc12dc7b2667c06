import { isProblem } from '@tramita/client';
import { applyImport, getImport, type Import, listImports } from '@tramita/client/contract';
import { useCacheChange } from '../../calls/use-cache-change.ts';
import { useSend } from '../../calls/use-send.ts';
import { failureMessages, failureOf } from '../../messages/failures.ts';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { applyBody, type ImportDecision } from './import-decision.ts';

/** Applies a checked import. */
interface ApplyState {
  readonly isSending: boolean;
  readonly problem: {
    readonly title: string;
    readonly detail: string | undefined;
    /** The register changed since the check, so that the file must be checked again. */
    readonly isOutdated: boolean;
  } | null;
  readonly apply: (item: Import, decision: ImportDecision) => Promise<void>;
}

/** @param reload reads the import again after a failure, because it may have changed or been applied */
export function useApply(messages: typeof peopleImportMessages, reload: () => Promise<unknown>): ApplyState {
  const failures = useMessages(failureMessages);
  const changeCache = useCacheChange();
  const { send, isSending, problem } = useSend({ failed: messages.applyFailed, changes: [listImports] });
  return {
    isSending,
    problem: problem && {
      title: messages.applyFailed,
      detail: problem.reason ?? failureOf(problem.error, { title: messages.applyFailed }, failures).detail,
      isOutdated: isProblem(problem.error, 'IMPORT_OUTDATED'),
    },
    async apply(item, decision) {
      const params = { id: item.id };
      const sent = await send(applyImport, { params, body: applyBody(item, decision) });
      if (sent) await changeCache(getImport, { params }, () => sent.answer);
      else await reload();
    },
  };
}
