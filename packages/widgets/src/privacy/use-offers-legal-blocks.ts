import { useCapability } from '../provider/use-capability.ts';
import { useIsAdministrator } from './use-is-administrator.ts';

/** Returns whether the user can block objects: false for users who are not administrators, and if the server has no such calls. */
export function useOffersLegalBlocks(): boolean {
  const isOffered = useCapability('legalBlocks.create');
  return useIsAdministrator() && isOffered;
}
