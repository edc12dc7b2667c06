/** Path under which a page of the portal is shown without drawer and top bar, for frames. */
export const framePath = '/embed';

/** Returns whether an address is one for frames. */
export const isFrameAddress = (pathname: string): boolean =>
  pathname === framePath || pathname.startsWith(`${framePath}/`);
