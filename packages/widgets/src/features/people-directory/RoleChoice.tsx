import { type PersonDetail, type RoleName, roleNameSchema } from '@tramita/client/contract';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { roleTexts } from '../../messages/labels/roles.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { useFieldControl } from '../../ui/Field/field-context.ts';
import * as styles from './People.css.ts';

interface RoleChoiceProps {
  messages: typeof peopleDirectoryMessages;
  /** All grants of the person; those of a source cannot be taken back here. */
  grants: PersonDetail['grants'];
  /** Roles granted on the screen. */
  value: readonly RoleName[];
  onChange: (value: readonly RoleName[]) => void;
}

/** The roles of a person as check boxes, inside a group field. */
export function RoleChoice({ messages, grants, value, onChange }: RoleChoiceProps) {
  const roles = useMessages(roleTexts);
  const { id, labelId } = useFieldControl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field already names the group
    <div id={id} role="group" aria-labelledby={labelId} className={styles.roles}>
      {roleNameSchema.options.map((role) => {
        const sources = grants.flatMap((grant) => (grant.role === role && grant.source ? [grant.source.name] : []));
        const isForeign = sources.length > 0;
        return (
          <Checkbox
            key={role}
            label={roles[role]}
            note={isForeign && messages.grantedBy(sources.join(', '))}
            checked={isForeign || value.includes(role)}
            disabled={isForeign}
            onCheckedChange={(checked) =>
              onChange(checked ? [...value, role] : value.filter((granted) => granted !== role))
            }
          />
        );
      })}
    </div>
  );
}
