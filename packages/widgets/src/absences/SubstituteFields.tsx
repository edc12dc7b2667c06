import { listAssignees, listServices, substituteProcessesMax, substitutesMax } from '@tramita/client/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { absencesMessages } from '../messages/features/absences.ts';
import { personOption } from '../people/person-option.tsx';
import { pickerProps } from '../people/picker-props.tsx';
import { usePickerOptions } from '../people/use-picker-options.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Combobox } from '../ui/Combobox/Combobox.tsx';
import { MultiCombobox } from '../ui/Combobox/MultiCombobox.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { SegmentedChoice } from '../ui/SegmentedChoice/SegmentedChoice.tsx';
import { type SubstituteDraft, type SubstituteFault, substituteFaults } from './absence-draft.ts';
import * as styles from './absences.css.ts';
import type { AbsenceForm } from './use-absence-form.ts';

interface SubstituteFieldsProps {
  messages: typeof absencesMessages;
  form: AbsenceForm;
}

/** The substitutes of an absence, each with their processes. */
export function SubstituteFields({ messages, form }: SubstituteFieldsProps) {
  const { substitutes } = form.values;
  const list = useRef<HTMLFieldSetElement>(null);
  const changed = useRef<'added' | 'removed' | null>(null);
  const { length } = substitutes;
  const { id, error } = form.field('substitutes');
  const faults = substituteFaults(substitutes);
  const firstFaulty = Math.max(
    0,
    faults.findIndex((fault) => fault !== null),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each added or removed substitute
  useEffect(() => {
    const target = changed.current === 'added' ? '[role="combobox"]' : ':scope > button';
    if (changed.current) [...(list.current?.querySelectorAll<HTMLElement>(target) ?? [])].at(-1)?.focus();
    changed.current = null;
  }, [length]);
  const set = (next: readonly SubstituteDraft[]) => form.change({ substitutes: next });
  const add = () => {
    const key = Math.max(-1, ...substitutes.map((substitute) => substitute.key)) + 1;
    changed.current = 'added';
    set([...substitutes, { key, person: null, scope: 'all', processes: [] }]);
  };
  return (
    <Field id={id} error={error} label={messages.substitutes} hint={messages.substitutesHint} group>
      <fieldset ref={list} className={styles.substituteList} aria-label={messages.substitutes}>
        {substitutes.map((substitute, index) => (
          <SubstituteBlock
            key={substitute.key}
            messages={messages}
            absentId={form.absentId}
            substitute={substitute}
            position={index + 1}
            focusId={index === firstFaulty ? id : undefined}
            fault={faults[index] ?? null}
            errorId={error && `${id}-error`}
            onChange={(part) => set(substitutes.map((one) => (one.key === substitute.key ? { ...one, ...part } : one)))}
            onRemove={() => {
              changed.current = 'removed';
              set(substitutes.filter(({ key }) => key !== substitute.key));
            }}
          />
        ))}
        {substitutes.length < substitutesMax && (
          <Button variant="ghost" size="sm" icon={<Plus />} className={styles.addSubstitute} onClick={add}>
            {messages.addSubstitute}
          </Button>
        )}
      </fieldset>
    </Field>
  );
}

interface SubstituteBlockProps {
  messages: typeof absencesMessages;
  absentId: number | undefined;
  substitute: SubstituteDraft;
  position: number;
  /** Id for the control that gets the focus if the substitutes are wrong. */
  focusId: string | undefined;
  fault: SubstituteFault | null;
  /** Id of the message; undefined while the fault is not shown. */
  errorId: string | undefined;
  onChange: (part: Partial<SubstituteDraft>) => void;
  onRemove: () => void;
}

function SubstituteBlock({
  messages,
  absentId,
  substitute,
  position,
  onChange,
  onRemove,
  ...state
}: SubstituteBlockProps) {
  const { focusId, fault, errorId } = state;
  const wrong = errorId === undefined ? undefined : { invalid: true, 'aria-describedby': errorId };
  const people = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: personOption,
  });
  return (
    <div className={styles.block}>
      <div id={fault === 'processes' ? undefined : focusId}>
        <Field label={messages.substituteOf(position)} hideLabel>
          <Combobox
            value={substitute.person}
            onChange={(person) => onChange({ person })}
            placeholder={messages.choosePerson}
            {...(fault === 'person' && wrong)}
            {...pickerProps(people, messages)}
            options={people.options.filter((option) => option.value !== String(absentId))}
          />
        </Field>
      </div>
      <Field label={messages.scopeOf(position)} hideLabel group className={styles.scope}>
        <SegmentedChoice
          value={substitute.scope}
          options={[
            { value: 'all', label: messages.allProcesses },
            { value: 'some', label: messages.someProcesses },
          ]}
          onChange={(scope) => onChange({ scope })}
        />
      </Field>
      <IconButton name={messages.removeSubstitute(position)} icon={<Trash2 />} onClick={onRemove} />
      {substitute.scope === 'some' && (
        <ProcessChoice
          messages={messages}
          id={fault === 'processes' ? focusId : undefined}
          label={messages.processesOf(position)}
          value={substitute.processes}
          wrong={fault === 'processes' ? wrong : undefined}
          onChange={(processes) => onChange({ processes })}
        />
      )}
    </div>
  );
}

interface ProcessChoiceProps {
  messages: typeof absencesMessages;
  id: string | undefined;
  label: string;
  /** Props of a wrong control. */
  wrong: { invalid: boolean; 'aria-describedby': string } | undefined;
  value: SubstituteDraft['processes'];
  onChange: (value: SubstituteDraft['processes']) => void;
}

/** Processes of the catalogue as chips. Folders and services of other systems have no tasks and are not offered. */
function ProcessChoice({ messages, id, label, wrong, value, onChange }: ProcessChoiceProps) {
  const found = usePickerOptions({
    endpoint: listServices,
    inputOf: (q) => ({ query: q === '' ? { scope: 'all' as const } : { q } }),
    toOption: ({ parentId, title, category, url }) => ({
      value: String(parentId),
      label: title,
      disabled: category || Boolean(url),
    }),
    size: 20,
  });
  return (
    <div id={id} className={styles.processes}>
      <Field label={label} hideLabel>
        <MultiCombobox
          {...wrong}
          value={value}
          onChange={onChange}
          max={substituteProcessesMax}
          placeholder={messages.chooseProcesses}
          {...pickerProps(found, messages)}
          options={found.options.filter(({ disabled }) => !disabled)}
        />
      </Field>
    </div>
  );
}
