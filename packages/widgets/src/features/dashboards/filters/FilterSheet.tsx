import { useClearing } from '../../../lists/filters/use-clearing.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import * as styles from '../Dashboards.css.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';

export interface FilterSheetProps extends FilterBarProps {
  open: boolean;
  onClose: () => void;
}

/** The filters as a sheet, for a phone. */
export function FilterSheet({ open, onClose, ...props }: FilterSheetProps) {
  const { messages, filters, onFilter } = props;
  const clearing = useClearing(props.onClear);
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
          onFilter={() => {
            onFilter();
            onClose();
          }}
        />
      }
    >
      <div className={styles.sheet}>
        <FilterFields key={clearing.key} {...props} size="input" />
      </div>
    </DialogWindow>
  );
}
