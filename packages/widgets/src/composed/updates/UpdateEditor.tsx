import { useState } from 'react';
import { UpdateEditor as Editor, type UpdateEditorProps } from '../../features/updates/editor/UpdateEditor.tsx';
import { UpdatesFeed } from '../../features/updates/feed/UpdatesFeed.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from '../inside/inside-page.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

/** The list to which the editor leads, with the saved update. */
function FeedAfter({ update }: { update: number | null }) {
  const [open, setOpen] = useState(update);
  return <UpdatesFeed update={open} onUpdateChange={setOpen} />;
}

const feedPage: InsidePage = {
  pattern: /^\/update(?:s|\/detail\/(\d+))$/,
  part: lazyPart(async () => ({ params: [id] }) => <FeedAfter update={id ? Number(id) : null} />),
  isWindow: false,
};
const pages = [feedPage];

/**
 * Writes and changes an update: title, rich text, pictures, videos, files, when it is shown and to whom. Input is stored in
 * this browser until it is saved. If the page does not handle saving and closing, the updates are then shown in its
 * place. Fills its container, which should have a height.
 *
 * @example
 * <UpdateEditor client={client} update={null} onSaved={({ id }) => navigate(`/news/${id}`)} />
 */
export function UpdateEditor({ client, theme, isolate, locale, ...props }: UpdateEditorProps) {
  return (
    <OpensInside {...{ client, theme, isolate, locale, pages }} scope={QueryScope}>
      <Editor {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
