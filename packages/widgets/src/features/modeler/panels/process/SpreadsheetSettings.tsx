import { Info } from 'lucide-react';
import { useState } from 'react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { useDelayedOpening } from '../../../../timing/use-delayed-opening.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { Switch } from '../../../../ui/Switch/Switch.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import type { ProcessSettingsProps } from './process-settings-props.ts';

/** Whether the process has a spreadsheet, and its address. */
export function SpreadsheetSettings({ settings, checks, messages, change }: ProcessSettingsProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <div className={styles.group}>
      <Switch
        label={messages.spreadsheet}
        checked={settings.spreadsheetBool}
        onCheckedChange={(spreadsheetBool) => change({ spreadsheetBool })}
      />
      {settings.spreadsheetBool && (
        <div className={styles.withInfo}>
          <TextSetting
            checks={checks}
            property="spreadsheetUrl"
            label={messages.spreadsheetUrl}
            required
            code
            max={2000}
            value={settings.spreadsheetUrl}
            onChange={(spreadsheetUrl) => change({ spreadsheetUrl })}
          />
          <IconButton
            className={styles.infoButton}
            name={messages.spreadsheetHelp}
            icon={<Info />}
            onClick={() => setWanted(true)}
          />
        </div>
      )}
      <SpreadsheetInfo messages={messages} wanted={wanted} onClose={() => setWanted(false)} />
    </div>
  );
}

interface SpreadsheetInfoProps {
  messages: typeof panelsMessages;
  wanted: boolean;
  onClose: () => void;
}

/** Explains which link of a spreadsheet to paste and with whom to share it. */
export function SpreadsheetInfo({ messages, wanted, onClose }: SpreadsheetInfoProps) {
  const isOpen = useDelayedOpening(wanted);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={messages.spreadsheetTitle}
      phone="sheet"
      hideClose
      footer={
        <Button size="action" variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div className={styles.infoText}>
        <p>{messages.spreadsheetLink}</p>
        <p className={styles.infoCode}>{messages.spreadsheetExample}</p>
        <p>{messages.spreadsheetShare}</p>
      </div>
    </Dialog>
  );
}
