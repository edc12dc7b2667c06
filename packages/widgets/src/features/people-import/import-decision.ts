import type { Import } from '@tramita/client/contract';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';

/** Choices of the user that apply to one import. */
export interface ImportDecision {
  readonly allOrNothing: boolean;
  readonly confirmsDeactivations: boolean;
  readonly confirmsRoleChanges: boolean;
}

export const undecided: ImportDecision = {
  allOrNothing: false,
  confirmsDeactivations: false,
  confirmsRoleChanges: false,
};

/** Returns why an import cannot be applied yet, or null. */
export function blockedReason(
  item: Import | undefined,
  decision: ImportDecision,
  messages: typeof peopleImportMessages,
): string | null {
  if (!item || item.status === 'CHECKING') return messages.blockedChecking;
  if (!item.applicable) return messages.blockedInvalid;
  const refused = item.counts?.refused ?? 0;
  if (decision.allOrNothing && refused > 0) return messages.blockedErrors(refused);
  const { deactivations, roleChanges } = item.confirmations;
  if (deactivations && !decision.confirmsDeactivations) return messages.blockedDeactivations(deactivations.count);
  if (roleChanges && !decision.confirmsRoleChanges) return messages.blockedRoleChanges(roleChanges.count);
  return null;
}

/** Returns the body of the call that applies an import, with the numbers that the user confirmed. */
export const applyBody = ({ confirmations: { deactivations, roleChanges } }: Import, decision: ImportDecision) => ({
  allOrNothing: decision.allOrNothing,
  ...(deactivations && decision.confirmsDeactivations && { confirmDeactivations: deactivations.count }),
  ...(roleChanges && decision.confirmsRoleChanges && { confirmRoleChanges: roleChanges.count }),
});
