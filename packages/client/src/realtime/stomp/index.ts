export { createFrameReader, encodeFrame, type FrameReader, StompError, type StompFrame } from './frame.ts';
