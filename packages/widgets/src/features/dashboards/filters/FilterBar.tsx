import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useClearing } from '../../../lists/filters/use-clearing.ts';
import { periodTexts } from '../../../messages/labels/periods.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { rangeInWords } from './dashboard-filters.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterFields } from './FilterFields.tsx';
import * as styles from './Filters.css.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { useUnreadDates } from './use-unread-dates.ts';

const sheetPart = lazyPart(() => import('./FilterSheet.tsx').then(({ FilterSheet }) => FilterSheet));

/** The filters in a row; on a phone what they are set to, and a button that opens them. */
export function FilterBar(props: FilterBarProps) {
  const periods = useMessages(periodTexts);
  const locale = useLocale();
  const { messages, filters, applied, onFilter } = props;
  const clearing = useClearing(props.onClear);
  const { isDateUnread, onUnread, onKeyDown } = useUnreadDates(clearing.key);
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  const Sheet = useOpenedPart(sheetPart, isOpen, handleClose);
  return (
    <>
      <form
        className={styles.filters}
        aria-label={messages.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter();
        }}
        onKeyDown={onKeyDown}
      >
        <FilterFields key={clearing.key} {...props} onUnread={onUnread} />
        <div className={styles.filterButtons}>
          <Button variant="ghost" onClick={clearing.clear}>
            {messages.clear}
          </Button>
          <FilterButton messages={messages} filters={filters} isDateUnread={isDateUnread} />
        </div>
      </form>
      <div className={styles.filterSummary}>
        <p>
          <span>{applied?.department?.label ?? messages.chooseDepartment}</span>
          {applied && (
            <small>
              {rangeInWords(applied, messages, locale)}, {periods[applied.period].toLowerCase()}
            </small>
          )}
        </p>
        <Button size="action" icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
          {messages.filters}
        </Button>
      </div>
      {Sheet && <Sheet {...props} open={isOpen} onClose={handleClose} />}
    </>
  );
}
