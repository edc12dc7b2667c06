import { type ComponentType, lazy } from 'react';
import type { RouteObject, UIMatch } from 'react-router';

/** A page that is loaded when it is first rendered, or earlier by `preload`. */
export interface LatePage<Props extends object> {
  readonly Component: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
}

/** Creates a lazy page from its loader. */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  return { Component: lazy(async () => ({ default: await load() })), load };
}

/** Creates the route of a lazy page; further arguments are props of the page. */
export function at<Props extends object>(
  path: string,
  { Component, load }: LatePage<Props>,
  ...[props]: object extends Props ? [Props?] : [Props]
): RouteObject {
  return { path, element: <Component {...(props as Props)} />, handle: { load } };
}

/** Properties of a page that the shell needs before the page is loaded. */
interface PageHandle {
  readonly load?: () => Promise<unknown>;
  readonly hasSearch?: boolean;
}

const handleOf = (handle: unknown): PageHandle => (typeof handle === 'object' ? (handle ?? {}) : {});

/** Marks the route of a page that renders its search into the top bar. */
export function withSearch(route: RouteObject): RouteObject {
  return { ...route, handle: { ...handleOf(route.handle), hasSearch: true } };
}

/** Returns whether the page of these matches renders its search into the top bar. */
export function hasSearch(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => handleOf(handle).hasSearch === true);
}

/** Loads the page of a route. A failure is reported when the page is rendered. */
export function preload(route: RouteObject | undefined): void {
  handleOf(route?.handle)
    .load?.()
    .catch(() => undefined);
}
