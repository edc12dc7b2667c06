import type { TextTool } from './rich-text-commands.ts';

/** The tools of a text editor that names no others. */
export const usualTools: readonly TextTool[] = ['bold', 'italic', 'list', 'link'];
