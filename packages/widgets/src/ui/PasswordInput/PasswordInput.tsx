import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useUiEnvironment } from '../ui-environment.ts';

/** Props of {@link PasswordInput}. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix'>;

/** A password input with a button that shows the password. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { messages } = useUiEnvironment();
  return (
    <TextInput
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          dense
          name={shown ? messages.hidePassword : messages.showPassword}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
