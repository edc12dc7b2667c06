import { ChevronUp } from 'lucide-react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx';
import { ExpressionEditor, type ExpressionEditorProps } from '../expression/ExpressionEditor.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { type Flag, flags } from './flag-choices.ts';

interface FlagExpressionProps extends Omit<ExpressionEditorProps, 'label' | 'autoFocus'> {
  messages: typeof panelsMessages;
  flag: Flag;
  fieldLabel: string;
  /** Whether it must be corrected before it can be closed. */
  isHeld: boolean;
  onClose: () => void;
}

/** The expression of a flag, in a row under its field. */
export function FlagExpression({ messages, flag, fieldLabel, isHeld, onClose, ...editor }: FlagExpressionProps) {
  return (
    <tr>
      <td colSpan={flags.length + 1} className={styles.expressionCell}>
        <div className={styles.expressionHead}>
          <span>{messages.expressionTitle(flag)}</span>
          <IconButton
            size="sm"
            name={messages.closeExpression}
            icon={<ChevronUp />}
            disabled={isHeld}
            onClick={onClose}
          />
        </div>
        <ExpressionEditor {...editor} autoFocus label={messages.expressionOf(flag, fieldLabel)} />
      </td>
    </tr>
  );
}
