/** Path under which a page of the portal is shown without drawer and top bar, for frames. */
export const framePath = '/embed';

/** Returns whether an address is one for frames. */
export const isFrameAddress = (pathname: string): boolean =>
  pathname === framePath || pathname.startsWith(`${framePath}/`);

/** Query parameter with the theme that the page around a frame asks for. */
export const themeParameter = 'theme';

/** Returns the address of a page in a frame as the page around it gets it: without its own settings of the frame. */
export function reportedPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(themeParameter)) return `${pathname}${search}`;
  query.delete(themeParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
