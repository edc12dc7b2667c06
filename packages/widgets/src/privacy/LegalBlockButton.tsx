import { useLazyPart } from '../ui/lazy-part.ts';
import type { BlockedObject } from './blocked-object.ts';
import { legalBlockAction } from './late-legal-blocks.ts';
import { useOffersLegalBlocks } from './use-offers-legal-blocks.ts';

/** Opens the legal blocks of an object, for users who can block; its code is loaded for them alone. */
export function LegalBlockButton(object: BlockedObject) {
  const isShown = useOffersLegalBlocks();
  const LegalBlockAction = useLazyPart(legalBlockAction, isShown);
  return isShown && LegalBlockAction && <LegalBlockAction {...object} />;
}
