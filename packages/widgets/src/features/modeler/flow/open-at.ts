import type { FlowCommands, FlowMenuRequest } from './flow-context.ts';

/** Opens a menu under an element. */
export function openAt(element: Element, request: FlowMenuRequest, commands: FlowCommands): void {
  const { left, bottom } = element.getBoundingClientRect();
  commands.openMenu(request, { x: Math.round(left), y: Math.round(bottom) });
}
