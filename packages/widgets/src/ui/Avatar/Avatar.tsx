import { Users } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Whose; the initials come from it. The name itself stands beside the avatar, so screen readers skip the picture. */
  name: string;
  /** Address of a picture; the initials show while it is missing or broken. */
  src?: string | null;
  /** A group instead of a person. @default false */
  group?: boolean;
  /** 20, 24 or 32 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** `me` marks the person looking. @default 'neutral' */
  tone?: 'me' | 'accent' | 'neutral';
}

/** A person's picture or initials, or a group's sign. */
export function Avatar({ name, src, group = false, size = 'sm', tone = 'neutral' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const showPicture = Boolean(src) && broken !== src;
  return (
    <span
      aria-hidden="true"
      data-slot="avatar"
      className={joinClasses(styles.avatar, styles.size[size], styles.tone[tone])}
    >
      {group ? (
        <Users className={styles.groupIcon} />
      ) : showPicture ? (
        <img src={src ?? undefined} alt="" className={styles.picture} onError={() => setBroken(src ?? null)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
