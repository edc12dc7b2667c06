import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../ui/use-isomorphic-layout-effect.ts';
import { pastedHtml } from './pasted-html.ts';
import { writeHtml } from './rich-text-html.ts';
import { createRichTextState, roomIn } from './rich-text-state.ts';

interface RichTextOptions {
  html: string;
  maxLength: number | undefined;
  onChange: (html: string | null) => void;
  onLink: () => void;
}

/** Turns an element into an editor of an HTML value. Returns its state and re-renders on every change. */
export function useRichText(box: RefObject<HTMLElement | null>, options: RichTextOptions) {
  const { html } = options;
  const latest = useRef(options);
  latest.current = options;
  const view = useRef<EditorView | null>(null);
  /** The last value reported to or received from the page; only other values are loaded into the editor. */
  const known = useRef(html);
  const [state, setState] = useState<EditorState | null>(null);

  useIsomorphicLayoutEffect(() => {
    if (!box.current) return;
    const create = (text: string) =>
      createRichTextState({
        html: text,
        maxLength: () => latest.current.maxLength,
        onLink: () => latest.current.onLink(),
      });
    const editor = new EditorView(
      { mount: box.current },
      {
        state: create(latest.current.html),
        dispatchTransaction(change) {
          const next = editor.state.apply(change);
          editor.updateState(next);
          setState(next);
          if (!change.docChanged || !next.doc || next.doc.eq(change.before)) return;
          const written = writeHtml(next.doc);
          known.current = written ?? '';
          latest.current.onChange(written);
        },
        transformPastedHTML: pastedHtml,
        handlePaste(_view, event, slice) {
          const room = Math.max(0, roomIn(editor.state, latest.current.maxLength));
          if (slice.content.textBetween(0, slice.content.size).length <= room) return false;
          const plain = event.clipboardData?.getData('text/plain') ?? '';
          editor.dispatch(editor.state.tr.insertText(plain.slice(0, room)));
          return true;
        },
      },
    );
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [box]);

  useIsomorphicLayoutEffect(() => {
    if (!view.current || known.current === html) return;
    known.current = html;
    const next = createRichTextState({
      html,
      maxLength: () => latest.current.maxLength,
      onLink: () => latest.current.onLink(),
    });
    view.current.updateState(next);
    setState(next);
  }, [html]);

  return {
    state,
    focus: () => view.current?.focus(),
    room: () => (view.current ? roomIn(view.current.state, latest.current.maxLength) : 0),
    run(command: Command): void {
      if (!view.current) return;
      view.current.focus();
      command(view.current.state, view.current.dispatch, view.current);
    },
  };
}
