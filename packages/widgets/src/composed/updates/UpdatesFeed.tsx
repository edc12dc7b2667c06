import { useState } from 'react';
import { UpdateEditor } from '../../features/updates/editor/UpdateEditor.tsx';
import { UpdatesFeed as Feed, type UpdatesFeedProps } from '../../features/updates/feed/UpdatesFeed.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { InsidePage } from '../inside/inside-page.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

const editorPage: InsidePage = {
  pattern: /^\/update\/(\d+|new)$/,
  part: lazyPart(async () => ({ params: [id] }) => <UpdateEditor update={id === 'new' ? null : Number(id)} />),
  isWindow: false,
};
const pages = [editorPage];

const feedPath = /^\/update(?:s|\/detail\/(\d+))$/;

/**
 * The updates of the portal: a searchable list that loads more as the user scrolls, and the open update next to it. If
 * the page has no addresses for the editor, it opens in place of the list. Fills its container, which should have a
 * height.
 *
 * @example
 * <UpdatesFeed client={client} />
 */
export function UpdatesFeed({ client, theme, isolate, locale, ...props }: UpdatesFeedProps) {
  const [own, setOwn] = useState<number | null>(null);
  const change = (id: number | null) => {
    setOwn(id);
    props.onUpdateChange?.(id);
  };
  return (
    <OpensInside
      {...{ client, theme, isolate, locale, pages }}
      scope={QueryScope}
      isOwn={(path) => feedPath.test(path)}
      onOwn={(path) => {
        const id = feedPath.exec(path)?.[1];
        if (id) change(Number(id));
      }}
    >
      <Feed
        {...{ client, theme, isolate, locale }}
        {...props}
        update={props.update === undefined ? own : props.update}
        onUpdateChange={change}
      />
    </OpensInside>
  );
}
