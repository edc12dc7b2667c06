import type { ImportMapping as Mapping } from '@tramita/client/rules';
import { useId, useRef } from 'react';
import { AreaSelects } from '../../../areas/AreaSelects.tsx';
import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { GroupDestination } from './GroupDestination.tsx';
import * as styles from './ImportDialog.css.ts';
import { PersonDestination } from './PersonDestination.tsx';
import type { ReadImport } from './read-import.ts';
import { useImportMapping } from './use-import-mapping.ts';

interface ImportMappingProps {
  messages: typeof transferMessages;
  read: ReadImport;
  onSave: (mapping: Mapping) => void;
  onClose: () => void;
}

/** Selects the people, groups and areas that replace those of an imported process. */
export function ImportMapping({ messages, read, onSave, onClose }: ImportMappingProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const mapping = useImportMapping(read, messages, onSave);
  const { problems } = mapping;
  const save = async () => {
    const wrong = await mapping.save();
    if (wrong) form.current?.querySelector<HTMLElement>(`[id="${id}-${wrong}"]`)?.focus();
  };
  return (
    <DialogWindow
      open
      onClose={onClose}
      title={messages.mapTitle}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.close}
          </Button>
          <Button size="action" variant="primary" busy={mapping.isSaving} onClick={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.quiet}>{messages[mapHintOf(read)]}</p>
        {read.notes.length > 0 && (
          <Notice tone="warning" title={messages.bpmnNotes(read.notes.length)}>
            <ul className={styles.notes}>
              {read.notes.map((note, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two unnamed elements may have the same note
                <li key={index}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
        {read.people.length > 0 && <h3 className={styles.heading}>{messages.mapPeople}</h3>}
        {read.people.map((person) => (
          <PersonDestination
            key={person.id}
            id={`${id}-person-${person.id}`}
            messages={messages}
            of={person}
            value={mapping.people.get(person.id) ?? null}
            error={problems.people.has(person.id) && messages.noPerson}
            onChange={(chosen) => mapping.choosePerson(person.id, chosen)}
          />
        ))}
        {read.groups.length > 0 && <h3 className={styles.heading}>{messages.mapGroups}</h3>}
        {read.groups.map((group) => (
          <GroupDestination
            key={group.id}
            id={`${id}-group-${group.id}`}
            messages={messages}
            of={group}
            value={mapping.groups.get(group.id) ?? null}
            error={problems.groups.has(group.id) && messages.noGroup}
            onChange={(chosen) => mapping.chooseGroup(group.id, chosen)}
          />
        ))}
        <h3 className={styles.heading}>{messages.mapPlace}</h3>
        <AreaSelects
          id={`${id}-area`}
          department={mapping.areas.department}
          sector={mapping.areas.sector}
          initialDepartment={mapping.initialDepartment}
          problems={{ department: problems.department, sector: problems.sector }}
          onChange={mapping.setAreas}
        />
        {/* makes Enter save; the visible button is at the bottom of the dialog */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </DialogWindow>
  );
}

/** Returns the name of the hint that says which destinations must be selected. */
function mapHintOf({ people, groups }: ReadImport) {
  if (people.length > 0) return groups.length > 0 ? 'mapBothHint' : 'mapPeopleHint';
  return groups.length > 0 ? 'mapGroupsHint' : 'mapPlaceHint';
}
