import type { User } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { WidgetSettings } from '../provider/tramita-context.ts';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import { useUser } from './use-user.ts';

interface KnownUserProps<Known> {
  /** The user that the page gave to the widget. */
  given: Known | undefined;
  children: (user: Known | User) => ReactNode;
}

/** Renders a widget for the user that the page gave, or for the signed-in user once they are loaded. */
export function KnownUser<Known>({ given, children }: KnownUserProps<Known>) {
  const { user, problem, retry, isFetching } = useUser(given);
  if (user) return children(user);
  if (problem) return <ErrorState error={problem.error} onRetry={retry} retrying={isFetching} />;
  return <Spinner />;
}

/** Props of the inner component of a widget, whose user is known. */
export type Known<Props extends WidgetSettings & { user?: unknown }> = Omit<Props, keyof WidgetSettings | 'user'> & {
  user: NonNullable<Props['user']>;
};
