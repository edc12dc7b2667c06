import type { FlagTemplate } from '@tramita/client/contract';
import { Check } from 'lucide-react';
import { memo } from 'react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Menu } from '../../../../ui/Menu/Menu.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { type Flag, flagChoices } from './flag-choices.ts';

interface FlagButtonProps {
  messages: typeof panelsMessages;
  fieldId: string;
  flag: Flag;
  fieldLabel: string;
  template: FlagTemplate;
  /** Whether the step is the end of the process. */
  isEnd: boolean;
  isWrong: boolean;
  /** Whether another expression must be corrected first. */
  isBlocked: boolean;
  /** The same function on every render. */
  onChoose: (fieldId: string, flag: Flag, template: FlagTemplate) => void;
}

/** One flag of a field as a short word that opens the choice. */
export const FlagButton = memo(function FlagButton(props: FlagButtonProps) {
  const { messages, fieldId, flag, fieldLabel, template, isEnd, isWrong, isBlocked, onChoose } = props;
  const labels = useMessages(modelerLabelTexts);
  // the accessible name must contain the visible text
  const choice = template === 'JS' ? messages.shortFlag(template) : labels.flag(template);
  const name = messages.flagOf(flag, fieldLabel, choice);
  const entries = flagChoices(flag, isEnd).map((choice) => {
    const isChosen = choice === template;
    const label = isChosen && choice === 'JS' ? messages.editExpression : labels.flag(choice);
    return { id: choice, label, icon: <Mark shown={isChosen} />, onSelect: () => onChoose(fieldId, flag, choice) };
  });
  return (
    <Menu
      label={name}
      align="end"
      entries={entries}
      trigger={
        <button
          type="button"
          className={styles.flagButton[template]}
          aria-label={name}
          title={template === 'APPROVERS_ADMIN' ? labels.flag(template) : undefined}
          data-wrong={isWrong || undefined}
          disabled={isBlocked}
        >
          {messages.shortFlag(template)}
        </button>
      }
    />
  );
});

function Mark({ shown }: { shown: boolean }) {
  return <Check style={{ visibility: shown ? 'visible' : 'hidden' }} />;
}
