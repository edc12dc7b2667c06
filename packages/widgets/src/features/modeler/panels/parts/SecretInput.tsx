import { secretPlaceholder } from '@tramita/client/contract';
import { isSecretPlaceholder } from '@tramita/client/rules';
import { Pencil, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { secretMessages } from '../../../../messages/features/modeler/secrets.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../../../../ui/TextInput/TextInput.tsx';

interface SecretInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'suffix' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A text that cannot be read again after it was published. For a stored value shows a sentence, a button to replace it,
 * and a button to cancel the replacement.
 */
export function SecretInput({ value, onChange, ...props }: SecretInputProps) {
  const messages = useMessages(secretMessages);
  const input = useRef<HTMLInputElement>(null);
  const isStored = isSecretPlaceholder(value);
  const [wasStored, setWasStored] = useState(isStored);
  if (isStored && !wasStored) setWasStored(true);
  const replace = (next: string) => {
    onChange(next);
    input.current?.focus();
  };
  return (
    <TextInput
      {...props}
      ref={input}
      readOnly={isStored}
      value={isStored ? messages.stored : value}
      onChange={(event) => onChange(event.target.value)}
      suffix={
        wasStored && (
          <IconButton
            dense
            size="sm"
            name={isStored ? messages.replace : messages.keep}
            icon={isStored ? <Pencil /> : <Undo2 />}
            onClick={() => replace(isStored ? '' : secretPlaceholder)}
          />
        )
      }
    />
  );
}
