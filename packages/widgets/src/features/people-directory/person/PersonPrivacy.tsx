import { checkAnonymisation, type PersonDetail } from '@tramita/client/contract';
import { EyeOff } from 'lucide-react';
import { useCall } from '../../../calls/use-call.ts';
import { privacyMessages } from '../../../messages/privacy.ts';
import { LegalBlockAction } from '../../../privacy/LegalBlockAction.tsx';
import { useOffersLegalBlocks } from '../../../privacy/use-offers-legal-blocks.ts';
import { useCapability } from '../../../provider/use-capability.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import { useOpening } from '../../../ui/use-opening.ts';
import { anonymiseDialog } from './late-anonymise.ts';

/**
 * The actions on the data of a person: legal blocks, and the removal of the personal data of an inactive person whom no
 * open work and no block keeps.
 */
export function PersonPrivacy({ person }: { person: PersonDetail }) {
  const messages = useMessages(privacyMessages);
  const offersBlocks = useOffersLegalBlocks();
  const isOffered = useCapability('privacy.anonymise') && !person.active;
  const { data } = useCall(checkAnonymisation, isOffered ? { params: { id: person.id } } : null);
  const { isOpen, visit, open, close } = useOpening();
  const AnonymiseDialog = usePartOnOpening(anonymiseDialog, isOpen, close);
  const isPossible = data && data.openRequests + data.openTasks + data.legalBlocks === 0 && !data.active;
  return (
    <>
      {/* part of this page, so that no action moves when its code arrives */}
      {offersBlocks && <LegalBlockAction kind="PERSON" objectId={person.id} />}
      {isPossible && (
        <Button variant="danger" icon={<EyeOff />} onClick={open}>
          {messages.anonymise}
        </Button>
      )}
      {AnonymiseDialog && visit > 0 && (
        <AnonymiseDialog key={visit} person={person} messages={messages} open={isOpen} onClose={close} />
      )}
    </>
  );
}
