import { type LinkComponent, useUiEnvironment } from '../ui/ui-environment.ts';

/**
 * Returns the link component of this page: the provider's `linkComponent`, or a plain `a`.
 *
 * @example
 * const Link = useLink();
 * return <Link href={hrefOf(task)}>{task.name}</Link>;
 */
export function useLink(): LinkComponent {
  return useUiEnvironment().Link;
}
