import { useCapability } from '../provider/use-capability.ts';
import { useLazyPart } from '../ui/lazy-part.ts';
import type { BlockedObject } from './blocked-object.ts';
import { legalBlockAction } from './late-legal-blocks.ts';
import { useIsAdministrator } from './use-is-administrator.ts';

/** Opens the legal blocks of an object. Absent for users who are not administrators, and if the server has no such calls. */
export function LegalBlockButton(object: BlockedObject) {
  const isOffered = useCapability('legalBlocks.create');
  const isAdministrator = useIsAdministrator();
  const isShown = isOffered && isAdministrator;
  const LegalBlockAction = useLazyPart(legalBlockAction, isShown);
  return isShown && LegalBlockAction && <LegalBlockAction {...object} />;
}
