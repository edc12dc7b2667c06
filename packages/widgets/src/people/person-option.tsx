import { Avatar } from '../ui/Avatar/Avatar.tsx';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';

/** Data of a person that a picker shows. */
export interface PickedPerson {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly picture?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly branch?: string | null | undefined;
}

/** Returns a person as an option of a picker; job title and branch distinguish people with the same name. */
export function personOption(person: PickedPerson): ComboboxOption {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return {
    value: String(person.id),
    label: name,
    description: [person.jobTitle ?? person.userName, person.branch].filter(Boolean).join(', '),
    media: <Avatar name={name} src={person.picture} size="md" />,
  };
}
