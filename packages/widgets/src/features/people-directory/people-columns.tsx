import { type ListedPerson, roleNameSchema } from '@tramita/client/contract';
import type { ListColumn } from '../../lists/list-column.ts';
import { OpenButton } from '../../lists/OpenButton.tsx';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import type { accessTexts } from '../../messages/labels/access.ts';
import type { roleTexts } from '../../messages/labels/roles.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import * as styles from './People.css.ts';

interface PeopleColumnOptions {
  messages: typeof peopleDirectoryMessages;
  roles: typeof roleTexts;
  access: typeof accessTexts;
  onOpen: (person: number) => void;
}

/** Tone of the chip of each state of access. */
export const accessTones = { ACTIVE: 'success', INACTIVE: 'neutral', NEVER: 'warning' } as const;

/** Returns the names of comma-separated roles. Unknown roles have no effect and are left out. */
function roleNames(roles: string, texts: typeof roleTexts): string {
  const held = roles.split(',').map((role) => role.trim());
  return roleNameSchema.options
    .filter((role) => held.includes(role))
    .map((role) => texts[role])
    .join(', ');
}

/** The columns of the list of people. */
export function peopleColumns({ messages, roles, access, onOpen }: PeopleColumnOptions): ListColumn<ListedPerson>[] {
  const text = (
    id: keyof typeof messages & string,
    width: string | number,
    value: (person: ListedPerson) => string | null | undefined,
    more: Partial<ListColumn<ListedPerson>> = {},
  ): ListColumn<ListedPerson> => ({
    id,
    label: messages[id] as string,
    width,
    skeleton: { width: '64%' },
    cell: (person) => {
      const shown = value(person) ?? '';
      return <span title={shown}>{shown}</span>;
    },
    ...more,
  });
  return [
    {
      id: 'name',
      label: messages.name,
      card: 'title',
      skeleton: { width: '72%' },
      cell: ({ id, completeName }) => (
        <span className={styles.name}>
          <Avatar name={completeName} size="sm" />
          <OpenButton onClick={() => onOpen(id)}>{completeName}</OpenButton>
        </span>
      ),
    },
    text('userName', 150, ({ userName }) => userName, { card: 'meta' }),
    text('jobTitle', 140, ({ jobTitle }) => jobTitle?.name, { card: 'line' }),
    // a list next to the drawer of a 1280 px window still has room for it
    text('branch', '14%', ({ branch }) => branch?.name),
    text('superior', '11%', ({ superior }) => superior?.completeName, { secondary: true }),
    text('status', 92, ({ status }) => status?.description),
    text('roles', '9%', (person) => roleNames(person.roles, roles), { secondary: true }),
    text(
      'origin',
      '6%',
      ({ sources }) => (sources.length === 0 ? messages.screen : sources.map(({ name }) => name).join(', ')),
      { secondary: true },
    ),
    {
      id: 'access',
      label: messages.access,
      width: 120,
      card: 'track',
      skeleton: { width: 64 },
      cell: (person) => <Chip tone={accessTones[person.access]}>{access[person.access]}</Chip>,
    },
  ];
}
