import { Users } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name of the user or group; the initials come from it. Screen readers skip the avatar: show the name next to it. */
  name: string;
  /** URL of a picture; the initials appear if it is missing or cannot be loaded. */
  src?: string | null;
  /** Shows a group instead of a person. @default false */
  group?: boolean;
  /** 20, 24 or 32 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** `me` marks the current user. @default 'neutral' */
  tone?: 'me' | 'accent' | 'neutral';
}

/** A person's picture or initials, or the icon of a group. */
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
        <img
          key={src}
          src={src ?? undefined}
          alt=""
          className={styles.picture}
          onError={() => setBroken(src ?? null)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
