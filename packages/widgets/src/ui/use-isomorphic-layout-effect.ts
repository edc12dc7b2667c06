import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, for components that a server renders too: it runs no effects, and React 18 warns of layout effects. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
