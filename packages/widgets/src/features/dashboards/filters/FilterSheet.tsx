import { useClearing } from '../../../lists/filters/use-clearing.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterFields } from './FilterFields.tsx';
import * as styles from './Filters.css.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { useUnreadDates } from './use-unread-dates.ts';

export interface FilterSheetProps extends FilterBarProps {
  open: boolean;
  onClose: () => void;
}

/** The filters as a sheet, for a phone. */
export function FilterSheet({ open, onClose, ...props }: FilterSheetProps) {
  const { messages, filters, onFilter } = props;
  const clearing = useClearing(props.onClear);
  const { isDateUnread, onUnread, onKeyDown } = useUnreadDates(clearing.key);
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={messages.filters}
      phone="sheet"
      footerStart={
        <Button variant="ghost" size="action" onClick={clearing.clear}>
          {messages.clear}
        </Button>
      }
      footer={
        <FilterButton
          size="action"
          messages={messages}
          filters={filters}
          isDateUnread={isDateUnread}
          onFilter={() => {
            onFilter();
            onClose();
          }}
        />
      }
    >
      <form className={styles.sheet} onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown}>
        <FilterFields key={clearing.key} {...props} size="input" onUnread={onUnread} />
      </form>
    </DialogWindow>
  );
}
