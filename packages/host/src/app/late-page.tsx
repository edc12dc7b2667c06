import { type ComponentType, lazy } from 'react';
import type { RouteObject, UIMatch } from 'react-router';

/** A page that is fetched when it is first drawn, or before. */
export interface LatePage<Props extends object> {
  readonly Component: ComponentType<Props>;
  readonly load: () => Promise<unknown>;
}

/** Makes one of what fetches it. */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  return { Component: lazy(async () => ({ default: await load() })), load };
}

/** The route of such a page; every further argument is a property it is drawn with. */
export function at<Props extends object>(
  path: string,
  { Component, load }: LatePage<Props>,
  ...[props]: object extends Props ? [Props?] : [Props]
): RouteObject {
  return { path, element: <Component {...(props as Props)} />, handle: { load } };
}

/** What the shell around a page has to know before the page is there. */
interface PageHandle {
  readonly load?: () => Promise<unknown>;
  readonly hasSearch?: boolean;
}

const handleOf = (handle: unknown): PageHandle => (typeof handle === 'object' ? (handle ?? {}) : {});

/** The route of a page that puts its search into the top bar. */
export function withSearch(route: RouteObject): RouteObject {
  return { ...route, handle: { ...handleOf(route.handle), hasSearch: true } };
}

/** Whether the page of these matches puts its search into the top bar. */
export function hasSearch(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => handleOf(handle).hasSearch === true);
}

/** Fetches the page of a route; that it fails is told when it is drawn. */
export function preload(route: RouteObject | undefined): void {
  handleOf(route?.handle)
    .load?.()
    .catch(() => undefined);
}
