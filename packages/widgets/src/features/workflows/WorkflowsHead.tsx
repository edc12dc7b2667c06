import { Link2, Plus } from 'lucide-react';
import { ListSearch } from '../../lists/ListSearch.tsx';
import type { EndlessListState } from '../../lists/list-state.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { useLink } from '../../provider/use-link.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/button-class.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import * as styles from './Workflows.css.ts';

type Messages = typeof workflowsMessages;

interface WorkflowsHeadProps {
  messages: Messages;
  list: Pick<EndlessListState<unknown>, 'status' | 'total'>;
  /** Text in the search box. */
  typed: string;
  /** Text by which the list is filtered: the typed one after a pause. */
  query: string;
  onType: (typed: string) => void;
  /** Element for the search, which is otherwise above the list. */
  searchContainer: HTMLElement | null;
  /** Address of the stored spreadsheets; null if the page has no such place. */
  sheetsHref: string | null;
}

/** The bar above the processes: count, search, and the text by which they are filtered. */
export function WorkflowsHead({ messages, list, query, onType, sheetsHref, ...search }: WorkflowsHeadProps) {
  const { status, total } = list;
  const Link = useLink();
  return (
    <>
      <div className={styles.head}>
        <span className={styles.total}>
          {status === 'loading' ? messages.loading : total !== null && messages.count(total)}
        </span>
        {sheetsHref !== null && (
          <Link href={sheetsHref} className={buttonClass('link', 'sm')}>
            {messages.sheets}
          </Link>
        )}
        <ListSearch
          className={styles.search}
          label={messages.search}
          container={search.searchContainer}
          value={search.typed}
          onChange={onType}
        />
      </div>
      {query !== '' && (
        <div className={styles.banner}>
          <Notice
            strip
            title={messages.filtering(query)}
            actions={
              <Button size="sm" onClick={() => onType('')}>
                {messages.clearFilter}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

interface AddProcessProps {
  messages: Messages;
  newHref: string;
  onAddLinked: () => void;
}

/** The bar below the processes that adds one. */
export function AddProcess({ messages, newHref, onAddLinked }: AddProcessProps) {
  const Link = useLink();
  return (
    <AddBar>
      <Button icon={<Link2 />} onClick={onAddLinked}>
        {messages.newLinked}
      </Button>
      <Link href={newHref} className={buttonClass('primary')}>
        <Plus aria-hidden="true" />
        {messages.newProcess}
      </Link>
    </AddBar>
  );
}
