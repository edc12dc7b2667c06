declare const TRAMITA_WIDGETS_VERSION: string | undefined;

/** Version of this package, set by its build. */
export const version: string = typeof TRAMITA_WIDGETS_VERSION === 'undefined' ? 'source' : TRAMITA_WIDGETS_VERSION;
