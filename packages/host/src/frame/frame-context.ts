import { createContext, useContext } from 'react';
import type { Frame } from './open-frame.ts';

export const FrameContext = createContext<Frame | null>(null);

/** Returns the page around the portal; null outside of a frame. */
export const useFrame = (): Frame | null => useContext(FrameContext);
