import type { PersonDetail } from '@tramita/client/contract';
import { roles, rolesOf } from '@tramita/client/rules';
import { Pencil } from 'lucide-react';
import { useCapability } from '../../provider/use-capability.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';
import { useOpening } from '../../ui/use-opening.ts';
import { purposeDialog } from './late-parts.ts';
import * as styles from './MyData.css.ts';
import type { PurposeDialogProps } from './PurposeDialog.tsx';

interface PurposeProps extends Omit<PurposeDialogProps, 'open' | 'onClose'> {
  /** The user. */
  person: PersonDetail;
}

/** The company's text on the purpose and the criteria of its use of personal data; administrators can change it. */
export function Purpose({ messages, purpose, person, ...page }: PurposeProps) {
  const { isOpen, visit, open, close } = useOpening();
  const PurposeDialog = usePartOnOpening(purposeDialog, isOpen, close);
  const isOffered = useCapability('myData.setPurpose');
  const canChange = isOffered && rolesOf(person).has(roles.admin);
  return (
    <>
      <div className={styles.headingLine}>
        <h2 className={styles.heading}>{messages.purpose}</h2>
        {canChange && <IconButton name={messages.editPurpose} icon={<Pencil />} size="sm" onClick={open} />}
      </div>
      <p className={purpose === null ? styles.none : styles.purpose}>{purpose ?? messages.noPurpose}</p>
      {PurposeDialog && visit > 0 && (
        <PurposeDialog key={visit} messages={messages} purpose={purpose} {...page} open={isOpen} onClose={close} />
      )}
    </>
  );
}
