import { useContext } from 'react';
import { type LinkComponent, UiEnvironmentContext } from '../ui/ui-surroundings.ts';

/**
 * Returns the link component of this page: the provider's `linkComponent`, or a plain `a`.
 *
 * @example
 * const Link = useLink();
 * return <Link href={hrefOf(task)}>{task.name}</Link>;
 */
export function useLink(): LinkComponent {
  return useContext(UiEnvironmentContext).Link;
}
