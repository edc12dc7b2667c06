import { Ban, Pencil, RotateCcw } from 'lucide-react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { AreaWindows, NamedArea } from './AreaWindows.tsx';
import * as styles from './Departments.css.ts';

interface AreaActionsProps {
  messages: typeof departmentsMessages;
  area: NamedArea;
  windows: AreaWindows;
  /** Buttons with text, for the page of a single area. @default false */
  wide?: boolean;
}

/** The actions of a responsible user on a department or sector; renders nothing for other users. */
export function AreaActions({ messages, area, windows, wide = false }: AreaActionsProps) {
  if (!area.belong) return null;
  const actions = area.active
    ? [
        { word: messages.edit, icon: <Pencil />, run: windows.edit },
        { word: messages.delete, icon: <Ban />, run: windows.remove },
      ]
    : [
        { word: messages.edit, icon: <Pencil />, run: windows.edit },
        { word: messages.reactivate, icon: <RotateCcw />, run: windows.activate },
      ];
  return (
    <span className={styles.actions}>
      {actions.map(({ word, icon, run }) =>
        wide ? (
          <Button key={word} icon={icon} onClick={() => run(area)}>
            {word}
          </Button>
        ) : (
          // a tooltip would cover the buttons of the next row
          <IconButton
            key={word}
            name={messages.actionOn(word, area.description)}
            icon={icon}
            tooltip={false}
            busy={word === messages.reactivate && windows.busy === area.id}
            onClick={() => run(area)}
          />
        ),
      )}
    </span>
  );
}
