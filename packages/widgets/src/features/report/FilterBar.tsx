import { ChevronDown, ListFilter, SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isSavable, type ViewChoice } from '../../saved-views/view-choice.ts';
import { saveView } from '../../saved-views/view-parts.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { Popover } from '../../ui/Popover/Popover.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import type { FilterFieldProps } from './FilterField.tsx';
import * as styles from './Report.css.ts';
import { activeFilters, type FilterName, filterInWords, isActive, withoutFilter } from './report-filters.ts';
import { useReportLabels } from './use-report-labels.ts';

const dialogPart = lazyPart(() => import('./FilterDialog.tsx').then(({ FilterDialog }) => FilterDialog));
const fieldPart = lazyPart(() => import('./FilterField.tsx').then(({ FilterField }) => FilterField));

export interface FilterBarProps extends Omit<FilterFieldProps, 'name'> {
  total: number | null;
  onClear: () => void;
  /** The saved views of the report. */
  views: ViewChoice;
}

/** Into the filter as it opens. */
function focusControl(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}

/** Filters that are offered before they are set. */
const quick: readonly FilterName[] = ['idk', 'status'];

/** The active filters in words; two filters at first; a button opens all of them. */
export function FilterBar(props: FilterBarProps) {
  const { filters, messages, total, onClear, views } = props;
  const Save = useLazyPart(saveView, isSavable(views));
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const Dialog = useOpenedPart(dialogPart, isOpen, handleClose);
  const active = activeFilters(filters);
  return (
    <Toolbar label={messages.filters} className={styles.filters}>
      <strong className={styles.filterCount}>
        {total === null ? messages.filtersGiven(active.length) : messages.tasks(total)}
      </strong>
      {[...active, ...quick.filter((name) => !isActive(filters, name))].map((name) => (
        <FilterPill key={name} {...props} name={name} />
      ))}
      <Button size="md" variant="secondary" className={styles.more} icon={<ListFilter />} onClick={() => setOpen(true)}>
        {messages.moreFilters}
      </Button>
      <Button size="md" className={styles.sheetButton} icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
        {messages.filters}
        {active.length > 0 && <Badge count={active.length} label={messages.filtersGiven(active.length)} />}
      </Button>
      {active.length > 0 && (
        <Button size="sm" variant="link" className={styles.clear} onClick={onClear}>
          {messages.clearFilters}
        </Button>
      )}
      {Save && <Save choice={views} className={styles.save} />}
      {Dialog && <Dialog {...props} open={isOpen} onClose={handleClose} />}
    </Toolbar>
  );
}

function FilterPill({
  total: _total,
  views: _views,
  onClear: _onClear,
  ...props
}: FilterBarProps & { name: FilterName }) {
  const labels = useReportLabels();
  const { name, filters, options, messages, onChange } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const FilterField = useOpenedPart(fieldPart, isOpen, handleClose);
  const isSet = isActive(filters, name);
  return (
    <span className={joinClasses(styles.pill, isSet && styles.pillSet)}>
      <button
        ref={button}
        type="button"
        className={styles.pillButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages[name]}
        {isSet ? <b>{filterInWords(filters, name, options, messages, labels)}</b> : <ChevronDown aria-hidden="true" />}
      </button>
      {isSet && (
        <IconButton
          size="sm"
          dense
          tooltip={false}
          name={messages.removeFilter(messages[name])}
          icon={<X />}
          onClick={() => onChange(withoutFilter(filters, name))}
        />
      )}
      {FilterField && (
        <Popover open={isOpen} onClose={handleClose} anchor={button} label={messages[name]} width={320}>
          <form
            ref={focusControl}
            onSubmit={(event) => {
              event.preventDefault();
              handleClose();
            }}
          >
            <FilterField {...props} />
          </form>
        </Popover>
      )}
    </span>
  );
}
