import { type RefObject, useState } from 'react';
import { richTextMessages } from '../messages/rich-text.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Popover } from '../ui/Popover/Popover.tsx';
import { TextInput } from '../ui/TextInput/TextInput.tsx';
import { linkAddress } from './link-address.ts';
import * as styles from './RichTextEditor.css.ts';

interface LinkPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** Address of the link at the caret; '' if there is no link. */
  address: string;
  /** Called with the new address, or null to remove the link. */
  onApply: (address: string | null) => void;
  onClose: () => void;
}

/** Popover with an input for the address of a link. */
export function LinkPopover({ anchor, address, onApply, onClose }: LinkPopoverProps) {
  const messages = useMessages(richTextMessages);
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const next = linkAddress(typed);
    if (next) onApply(next);
    else setWrong(true);
  };
  return (
    <Popover open onClose={onClose} anchor={anchor} label={messages.address} width={320}>
      <div className={styles.linkForm}>
        <Field label={messages.address} error={isWrong ? messages.badAddress : undefined}>
          <TextInput
            type="url"
            placeholder="https://"
            value={typed}
            ref={focus}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        </Field>
        <div className={styles.linkActions}>
          {address && (
            <Button variant="ghost" onClick={() => onApply(null)}>
              {messages.removeLink}
            </Button>
          )}
          <Button variant="primary" onClick={apply}>
            {messages.applyLink}
          </Button>
        </div>
      </div>
    </Popover>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus();
