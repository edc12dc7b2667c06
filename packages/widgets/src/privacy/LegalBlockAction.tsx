import { Lock } from 'lucide-react';
import { useState } from 'react';
import { privacyMessages } from '../messages/privacy.ts';
import { useCapability } from '../provider/use-capability.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { usePartOnOpening } from '../ui/use-opened-part.ts';
import type { BlockedObject } from './blocked-object.ts';
import { legalBlockDialog } from './late-legal-blocks.ts';
import { useIsAdministrator } from './use-is-administrator.ts';

/** Opens the legal blocks of an object. Absent for users who are not administrators, and if the server has no such calls. */
export function LegalBlockButton({ kind, objectId }: BlockedObject) {
  const messages = useMessages(privacyMessages);
  const isOffered = useCapability('legalBlocks.create');
  const isAdministrator = useIsAdministrator();
  const [visit, setVisit] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const LegalBlockDialog = usePartOnOpening(legalBlockDialog, isOpen, close);
  if (!isOffered || !isAdministrator) return null;
  return (
    <>
      <Button
        icon={<Lock />}
        onClick={() => {
          setVisit(visit + 1);
          setIsOpen(true);
        }}
      >
        {messages.legalBlock}
      </Button>
      {LegalBlockDialog && visit > 0 && (
        <LegalBlockDialog key={visit} kind={kind} objectId={objectId} open={isOpen} onClose={close} />
      )}
    </>
  );
}
