import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { textCommands } from './rich-text-commands.ts';
import { readHtml } from './rich-text-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes } = richTextSchema;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Returns how many characters still fit, not counting the selected ones, which typing replaces. */
export function roomIn(state: EditorState, maxLength: number | undefined): number {
  if (maxLength === undefined) return Number.POSITIVE_INFINITY;
  const { from, to } = state.selection;
  return maxLength - state.doc.textContent.length + state.doc.textBetween(from, to).length;
}

export interface RichTextStateOptions {
  html: string;
  /** Returns the maximum number of visible characters; called on every change. */
  maxLength: () => number | undefined;
  onLink: () => void;
}

/**
 * Creates the state of an editor with an initial text. Tab is not handled, so that keyboard users can leave the editor.
 */
export function createRichTextState({ html, maxLength, onLink }: RichTextStateOptions): EditorState {
  const limit = new Plugin({
    filterTransaction(change, state) {
      const most = maxLength();
      if (!change.docChanged || most === undefined) return true;
      const length = change.doc.textContent.length;
      return length <= most || length <= state.doc.textContent.length;
    },
  });
  const keys = keymap({
    'Mod-b': textCommands.bold,
    'Mod-i': textCommands.italic,
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Shift-Enter': breakLine,
    Enter: splitListItem(nodes.list_item),
  });
  return EditorState.create({ doc: readHtml(html), plugins: [limit, history(), keys, keymap(baseKeymap)] });
}
