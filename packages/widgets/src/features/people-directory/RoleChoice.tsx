import { type PersonDetail, type RoleName, roleNameSchema } from '@tramita/client/contract';
import type { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import type { roleTexts } from '../../messages/labels/roles.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import * as styles from './People.css.ts';

interface RoleChoiceProps {
  /** Null for a new person. */
  person: PersonDetail | null;
  messages: typeof peopleDirectoryMessages;
  roles: typeof roleTexts;
  label: string;
  /** Roles granted on the screen. */
  value: readonly RoleName[];
  onChange: (value: readonly RoleName[]) => void;
}

/** The roles that can be granted on the screen. Roles that sources grant name them below. */
export function RoleChoice({ person, messages, roles, label, value, onChange }: RoleChoiceProps) {
  const grantersOf = (role: RoleName) =>
    (person?.grants ?? []).flatMap((grant) => (grant.role === role && grant.source ? [grant.source.name] : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field already draws the legend
    <div role="group" aria-label={label} className={styles.roles}>
      {roleNameSchema.options.map((role) => {
        const granters = grantersOf(role);
        return (
          <Checkbox
            key={role}
            id={`role-${role}`}
            label={roles[role]}
            note={granters.length > 0 ? messages.grantedBy(granters.join(', ')) : undefined}
            checked={value.includes(role)}
            onCheckedChange={(isGranted) =>
              onChange(isGranted ? [...value, role] : value.filter((one) => one !== role))
            }
          />
        );
      })}
    </div>
  );
}
