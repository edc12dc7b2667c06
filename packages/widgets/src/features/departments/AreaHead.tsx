import type { GroupMember } from '@tramita/client/contract';
import { ChevronLeft, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { personOption } from '../../people/person-option.tsx';
import { useLink } from '../../provider/use-link.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { AreaActions } from './AreaActions.tsx';
import type { AreaWindows, NamedArea } from './AreaWindows.tsx';
import * as styles from './Departments.css.ts';
import { StatusChip } from './StatusChip.tsx';

interface AreaHeadProps {
  messages: typeof departmentsMessages;
  back: { readonly href: string; readonly label: string };
  area: NamedArea & { readonly responsibles: readonly GroupMember[] };
  windows: AreaWindows;
  /** Address of the processes of the area. */
  processesHref: string;
  /** More facts, below the name. */
  children?: ReactNode;
}

/** The head of a page: the department or sector, its responsible users, and a link back. */
export function AreaHead({ messages, back, area, windows, processesHref, children }: AreaHeadProps) {
  const Link = useLink();
  return (
    <header className={styles.areaHead}>
      <Link className={styles.back} href={back.href}>
        <ChevronLeft aria-hidden="true" />
        {back.label}
      </Link>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>{area.description}</h2>
        <StatusChip messages={messages} active={area.active} />
        <AreaActions messages={messages} area={area} windows={windows} wide />
      </div>
      {children}
      <Link className={styles.processes} href={processesHref}>
        <Workflow aria-hidden="true" />
        {messages.linkedProcesses}
      </Link>
      <h3 className={styles.heading}>{messages.responsibles}</h3>
      <ul className={styles.people}>
        {area.responsibles.map((person) => {
          const { label } = personOption(person);
          return (
            <li key={person.id} className={styles.person}>
              <Avatar name={label} src={person.picture} size="md" />
              <span>{label}</span>
            </li>
          );
        })}
      </ul>
    </header>
  );
}
