import { choosableDepartments, choosableSectors, isDepartmentLocked } from '@tramita/client/rules';
import { areasMessages } from '../messages/areas.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Combobox } from '../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';
import { Field } from '../ui/Field/Field.tsx';
import type { ControlSize } from '../ui/TextInput/TextInput.tsx';
import { LookupFailure } from './LookupFailure.tsx';
import { useDepartmentLookup, useSectorLookup } from './use-areas.ts';

/** A department or sector as stored in a process. */
export interface ProcessArea {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
}

/** Department of a process and one of its sectors, each null until selected. */
export interface ProcessAreas {
  readonly department: ProcessArea | null;
  readonly sector: ProcessArea | null;
}

export interface AreaSelectsProps extends ProcessAreas {
  /** Called with both values: selecting another department clears the sector. */
  onChange: (areas: ProcessAreas) => void;
  /** Department id of the loaded process, null for a new one; users outside that department cannot change it. */
  initialDepartment: number | null;
  /** Validation messages of the two fields. */
  problems?: { readonly department?: string | undefined; readonly sector?: string | undefined };
  /** Height of the two controls. @default 'input' */
  size?: ControlSize;
  /** Prefix of the ids: the controls get `{id}-department` and `{id}-sector`. */
  id: string;
  onBlur?: (which: 'department' | 'sector') => void;
}

/** Two fields for the department of a process and one of its sectors. */
export function AreaSelects(props: AreaSelectsProps) {
  const { department, sector, onChange, initialDepartment, problems = {}, id } = props;
  const messages = useMessages(areasMessages);
  const departments = useDepartmentLookup();
  const listed = departments.data ?? [];
  const isLocked = departments.data !== undefined && isDepartmentLocked(listed, initialDepartment);
  const offered = withChosen(choosableDepartments(listed, department?.id ?? null), department);
  const chooseDepartment = (chosen: ProcessArea | null) => {
    if (chosen?.id !== department?.id) onChange({ department: chosen, sector: null });
  };
  return (
    <>
      <Field
        id={`${id}-department`}
        label={messages.department}
        required
        error={problems.department}
        hint={
          departments.problem ? (
            <LookupFailure messages={messages} text={messages.departmentsFailed} call={departments} />
          ) : (
            isLocked && messages.departmentLocked
          )
        }
      >
        <Combobox
          size={props.size}
          options={offered.map((area) => areaOption(area, messages))}
          value={department && areaOption(department, messages)}
          onChange={(option) => chooseDepartment(areaOf(offered, option))}
          // locked until the departments are loaded, because only then is it known whether the user may change it
          disabled={isLocked || (initialDepartment !== null && departments.data === undefined)}
          loading={departments.isFetching && departments.data === undefined}
          error={departments.problem && messages.departmentsFailed}
          placeholder={messages.chooseDepartment}
          emptyText={messages.noDepartments}
          onBlur={() => props.onBlur?.('department')}
        />
      </Field>
      <SectorSelect
        {...props}
        messages={messages}
        isOfDepartment={listed.some(({ id: one, belong }) => one === department?.id && belong)}
        error={problems.sector}
        onChoose={(chosen) => onChange({ department, sector: chosen })}
        sector={sector}
      />
    </>
  );
}

interface SectorSelectProps extends Pick<AreaSelectsProps, 'id' | 'department' | 'sector' | 'onBlur' | 'size'> {
  messages: typeof areasMessages;
  /** Whether the user belongs to the selected department. */
  isOfDepartment: boolean;
  error: string | undefined;
  onChoose: (sector: ProcessArea | null) => void;
}

function SectorSelect({ id, messages, department, sector, isOfDepartment, ...props }: SectorSelectProps) {
  const sectors = useSectorLookup(department?.id ?? null);
  const listed = choosableSectors(sectors.data ?? [], { belong: isOfDepartment }, sector?.id ?? null);
  const offered = withChosen(listed, sector);
  const isEmpty = sectors.data !== undefined && offered.length === 0;
  const isLoading = department !== null && sectors.isFetching && sectors.data === undefined;
  const placeholder = () => {
    if (department === null) return messages.noDepartmentYet;
    if (isLoading) return messages.loading;
    return isEmpty ? messages.noSectors : messages.chooseSector;
  };
  return (
    <Field
      id={`${id}-sector`}
      label={messages.sector}
      required
      error={props.error}
      hint={sectors.problem && <LookupFailure messages={messages} text={messages.sectorsFailed} call={sectors} />}
    >
      <Combobox
        size={props.size}
        options={offered.map((area) => areaOption(area, messages))}
        value={sector && areaOption(sector, messages)}
        onChange={(option) => props.onChoose(areaOf(offered, option))}
        disabled={department === null || isEmpty}
        loading={isLoading}
        error={sectors.problem && messages.sectorsFailed}
        placeholder={placeholder()}
        emptyText={messages.noSectors}
        onBlur={() => props.onBlur?.('sector')}
      />
    </Field>
  );
}

const areaOption = (area: ProcessArea, messages: typeof areasMessages): ComboboxOption => ({
  value: String(area.id),
  label: area.description,
  ...(area.active ? {} : { description: messages.inactive }),
});

/** Adds the selected area if the lookup does not contain it. */
const withChosen = (areas: readonly ProcessArea[], chosen: ProcessArea | null): readonly ProcessArea[] =>
  chosen === null || areas.some(({ id }) => id === chosen.id) ? areas : [...areas, chosen];

/** Returns an area as stored in the process: only its id, name and whether it is active. */
function areaOf(areas: readonly ProcessArea[], option: ComboboxOption | null): ProcessArea | null {
  const found = areas.find(({ id }) => String(id) === option?.value);
  return found ? { id: found.id, description: found.description, active: found.active } : null;
}
