import { isVideoAddress } from '@tramita/client/rules';
import { useId, useState } from 'react';
import { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';

export interface VideoDialogProps {
  open: boolean;
  onAdd: (address: string) => void;
  onClose: () => void;
}

/** Asks for the address of a video. It cannot be saved while it is empty. */
export function VideoDialog({ open, onAdd, onClose }: VideoDialogProps) {
  const messages = useMessages(updateEditorMessages);
  const { messages: common } = useUiEnvironment();
  const formId = useId();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setAddress('');
    setWrong(false);
    onClose();
  };
  const add = () => {
    if (!isVideoAddress(address)) return setWrong(true);
    onAdd(address.trim());
    close();
  };
  return (
    <DialogWindow
      open={open}
      onClose={close}
      title={messages.videoTitle}
      width={480}
      phone="sheet"
      footer={
        <>
          <Button size="action" onClick={close}>
            {common.cancel}
          </Button>
          <Button size="action" variant="primary" type="submit" form={formId} disabled={address.trim() === ''}>
            {common.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // events of a dialog bubble to the form that opened it
          event.stopPropagation();
          if (address.trim() !== '') add();
        }}
      >
        <Field
          label={messages.videoAddress}
          required
          hint={messages.videoHint}
          error={isWrong ? messages.videoWrong : undefined}
        >
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
      </form>
    </DialogWindow>
  );
}
