import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

/** Tools of the toolbar. */
export type TextTool = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link' | 'undo' | 'redo';

const { nodes, marks } = richTextSchema;

/** Returns whether the selection is inside a node of this type. */
function isInside(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { empty, from, to, $from } = state.selection;
  if (!empty) return state.doc.rangeHasMark(from, to, type);
  return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
}

const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) =>
    isInside(state, list) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(list)(state, dispatch);

const toggleHeading: Command = (state, dispatch) => {
  const to = isInside(state, nodes.heading) ? nodes.paragraph : nodes.heading;
  return setBlockType(to)(state, dispatch);
};
const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** The command of each tool; a link needs an address first, see `setLink`. */
export const textCommands: Readonly<Record<Exclude<TextTool, 'link'>, Command>> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading: toggleHeading,
  list: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: toggleQuote,
  undo,
  redo,
};

/** Returns the tools that are active at the selection. */
export function activeTools(state: EditorState): readonly TextTool[] {
  const on: Record<TextTool, boolean> = {
    bold: hasMark(state, marks.bold),
    italic: hasMark(state, marks.italic),
    link: linkAround(state) !== null || hasMark(state, marks.link),
    heading: isInside(state, nodes.heading),
    list: isInside(state, nodes.bullet_list),
    numbers: isInside(state, nodes.ordered_list),
    quote: isInside(state, nodes.blockquote),
    undo: false,
    redo: false,
  };
  return (Object.keys(on) as TextTool[]).filter((tool) => on[tool]);
}

/** Returns the tools that would have no effect now. */
export function idleTools(state: EditorState): readonly TextTool[] {
  return [
    ...(undoDepth(state) === 0 ? (['undo'] as const) : []),
    ...(redoDepth(state) === 0 ? (['redo'] as const) : []),
  ];
}

/** Returns the whole link at the caret or at the start of the selection; null without a link. */
export function linkAround(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from } = state.selection;
  const after = $from.parent.childAfter($from.parentOffset);
  const before = $from.parent.childBefore($from.parentOffset);
  const link =
    (after.node && marks.link.isInSet(after.node.marks)) || (before.node && marks.link.isInSet(before.node.marks));
  if (!link) return null;
  let from = -1;
  let to = -1;
  const start = $from.start();
  $from.parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) return;
    const end = offset + child.nodeSize;
    const touches = to === start + offset && from >= 0;
    const isAt = $from.parentOffset >= offset && $from.parentOffset <= end;
    if (touches) to = start + end;
    else if (to < 0 || to < $from.pos) [from, to] = [start + offset, start + end];
    else if (isAt && from < 0) [from, to] = [start + offset, start + end];
  });
  return from < 0 ? null : { from, to, href: String(link.attrs['href']) };
}

/**
 * Returns a command that sets the address of the selection, or of the link around it; null removes the link. If nothing
 * is selected, the address is inserted as text.
 */
export function setLink(href: string | null, room: number): Command {
  return (state, dispatch) => {
    const around = linkAround(state);
    const { from, to, empty } = around ? { ...around, empty: false } : state.selection;
    const { tr } = state;
    if (href === null) tr.removeMark(from, to, marks.link);
    else if (!empty) tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    else if (href.length > room) return false;
    else tr.insert(from, richTextSchema.text(href, [marks.link.create({ href })])).removeStoredMark(marks.link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}
