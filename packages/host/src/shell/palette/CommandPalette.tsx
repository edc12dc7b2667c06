import { HttpProblemError } from '@tramita/client';
import { getNewestTask } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';
import { DialogWindow, LiveRegion, TextInput } from '@tramita/widgets/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../messages/portal-language.ts';
import * as styles from './CommandPalette.css.ts';
import { type Command, commandGroups } from './commands.ts';
import { matchParts } from './matches.ts';
import { useCommands } from './use-commands.ts';

/** Finds pages, services to request, and requests by IDK while typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { palette } = useTexts();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { commands, isSearching } = useCommands(typed);
  const { run, problem, isBusy } = useRun(onClose);
  const active = Math.min(at, commands.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && commands.length > 0) {
      event.preventDefault();
      const next = (active + step + commands.length) % commands.length;
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = commands[active];
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void run(chosen);
    }
  };

  return (
    <DialogWindow open onClose={onClose} title={palette.title} width={560} flush initialFocus={input}>
      <div className={styles.palette}>
        <TextInput
          ref={input}
          role="combobox"
          aria-label={palette.input}
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          placeholder={palette.input}
          autoComplete="off"
          value={typed}
          maxLength={200}
          prefix={<Search aria-hidden="true" />}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKeyDown}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.results}>
          <div id={listId} role="listbox" aria-label={palette.results} aria-busy={isBusy}>
            {groupsOf(commands).map(({ group, members }) => (
              // biome-ignore lint/a11y/useSemanticElements: options are grouped, not inputs
              <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
                <div id={`${listId}-${group}`} className={styles.heading}>
                  {palette.groups[group]}
                </div>
                {members.map(({ command, index }) => (
                  <Option
                    key={command.id}
                    id={optionId(index)}
                    command={command}
                    typed={typed}
                    isActive={index === active}
                    onPoint={() => setAt(index)}
                    onChoose={() => void run(command)}
                  />
                ))}
              </div>
            ))}
          </div>
          {commands.length === 0 && !isSearching && <p className={styles.nothing}>{palette.nothing}</p>}
        </div>
        <LiveRegion>{isSearching ? '' : palette.count(commands.length)}</LiveRegion>
      </div>
    </DialogWindow>
  );
}

/** Returns the commands by group, each with its index in the whole list. */
function groupsOf(commands: readonly Command[]) {
  const placed = commands.map((command, index) => ({ command, index }));
  return commandGroups.flatMap((group) => {
    const members = placed.filter(({ command }) => command.group === group);
    return members.length > 0 ? [{ group, members }] : [];
  });
}

interface OptionProps {
  id: string;
  command: Command;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, command: { icon: Icon, label, hint, reason }, typed, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input chooses
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      <span className={styles.label}>
        <Marked text={label} typed={typed} />
        {reason && (
          <span className={styles.reason}>
            <Marked text={reason} typed={typed} />
          </span>
        )}
      </span>
      <span className={styles.hint}>
        <Marked text={hint} typed={typed} />
      </span>
    </div>
  );
}

/** A text with the typed words highlighted. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map((part, index) => {
    return part.isMatch ? <mark key={index}>{part.text}</mark> : part.text;
  });
}

/** Runs the chosen command. A request is looked up first, and may not be found. */
function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const { client } = useTramita();
  const { palette } = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (command: Command) => {
    if (isBusy) return;
    setProblem(null);
    if (command.kind !== 'request') {
      onClose();
      return navigate(command.to);
    }
    setBusy(true);
    try {
      const { menu, task } = await client.call(getNewestTask, { params: { protocol: command.idk } });
      onClose();
      await navigate(`/${menu}/${menu.endsWith('/to-do') ? task.uuid : task.protocol}`);
    } catch (error) {
      const isMissing = error instanceof HttpProblemError && error.status === 404;
      setProblem(isMissing ? palette.notFound : palette.failed);
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, isBusy };
}
