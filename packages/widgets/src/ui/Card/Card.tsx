import type { ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { card } from './Card.css.ts';

/** Props of {@link Card}. */
export type CardProps = ComponentPropsWithoutRef<'div'>;

/** A surface with a hairline border. Divide its content with hairlines, not with nested cards. */
export function Card({ className, ...props }: CardProps) {
  return <div data-slot="card" {...props} className={joinClasses(card, className)} />;
}
