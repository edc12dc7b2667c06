import { useState } from 'react';
import { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { CallTest } from './CallTest.tsx';
import { SimulationPanel } from './SimulationPanel.tsx';

interface TestDialogProps {
  open: boolean;
  /** Id of the version being edited; null for a process that was never published. */
  process: number | null;
  onClose: () => void;
}

type Tab = 'call' | 'simulation';

/** Tests the call of one step, or simulates the whole process. */
export function TestDialog({ open, process, onClose }: TestDialogProps) {
  const messages = useMessages(modelerTrialMessages);
  const [tab, setTab] = useState<Tab>('call');
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={messages.title}
      width={1080}
      // pressing outside the dialog would discard the entered data
      closeOnOutsidePress={false}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Tabs<Tab>
        label={messages.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'call', label: messages.call, content: <CallTest messages={messages} process={process} /> },
          {
            id: 'simulation',
            label: messages.simulation,
            content: <SimulationPanel messages={messages} process={process} />,
          },
        ]}
      />
    </DialogWindow>
  );
}
