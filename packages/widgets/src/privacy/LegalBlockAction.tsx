import { listLegalBlocks } from '@tramita/client/contract';
import { Lock } from 'lucide-react';
import { useCall } from '../calls/use-call.ts';
import { privacyMessages } from '../messages/privacy.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { usePartOnOpening } from '../ui/use-opened-part.ts';
import { useOpening } from '../ui/use-opening.ts';
import type { BlockedObject } from './blocked-object.ts';

const legalBlockDialog = lazyPart(() => import('./LegalBlockDialog.tsx').then((module) => module.LegalBlockDialog));

/** The button of the legal blocks of an object, which says whether there is an active one, with their dialog. */
export function LegalBlockAction({ kind, objectId }: BlockedObject) {
  const messages = useMessages(privacyMessages);
  const { isOpen, visit, open, close } = useOpening();
  const LegalBlockDialog = usePartOnOpening(legalBlockDialog, isOpen, close);
  const { data: blocks } = useCall(listLegalBlocks, { query: { kind, objectId } });
  const isBlocked = blocks?.some(({ lifted }) => lifted === null);
  return (
    <>
      <Button icon={<Lock />} onClick={open}>
        {isBlocked ? messages.legalBlockActive : messages.legalBlock}
      </Button>
      {LegalBlockDialog && visit > 0 && (
        <LegalBlockDialog key={visit} kind={kind} objectId={objectId} open={isOpen} onClose={close} />
      )}
    </>
  );
}
