import type { User } from '@tramita/client/contract';
import type { RoleHolder } from '@tramita/client/rules';
import type { ReactNode } from 'react';

/** Heading and tile of the dialog, the same while it loads, is filled in and was sent. */
export interface RequestFrame {
  readonly title: string;
  readonly media: ReactNode;
}

/** Width of the dialog in px. */
export const requestDialogWidth = 880;

/** Who sends a request: their id, and what says whether they may send for others. */
export type RequestUser = Pick<User, 'id'> & RoleHolder;
