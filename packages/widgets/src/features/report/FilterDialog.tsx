import { useRef } from 'react';
import { useClearing } from '../../lists/filters/use-clearing.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { FilterField, type FilterFieldProps } from './FilterField.tsx';
import * as styles from './Report.css.ts';
import { activeFilters, filterNames } from './report-filters.ts';

export interface FilterDialogProps extends Omit<FilterFieldProps, 'name'> {
  open: boolean;
  /** Tasks the filters find; null while not known. */
  total: number | null;
  onClear: () => void;
  onClose: () => void;
}

/** Every filter of the report; a sheet on a phone. */
export function FilterDialog({ open, total, onClear, onClose, ...props }: FilterDialogProps) {
  const { filters, messages } = props;
  const clearing = useClearing(onClear);
  const sheet = useRef<HTMLDivElement>(null);
  const handleDone = () => {
    // a date that is left by this press is marked in the next render
    requestAnimationFrame(() => {
      const wrong = sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wrong) wrong.focus();
      else onClose();
    });
  };
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={messages.filters}
      phone="sheet"
      width={560}
      footerStart={
        activeFilters(filters).length > 0 && (
          <Button variant="link" size="action" onClick={clearing.clear}>
            {messages.clearFilters}
          </Button>
        )
      }
      footer={
        <Button variant="primary" size="action" onClick={handleDone}>
          {messages.seeTasks(activeFilters(filters).length > 0 ? total : null)}
        </Button>
      }
    >
      <div ref={sheet} key={clearing.key} className={styles.sheet}>
        {filterNames.map((name) => (
          <FilterField key={name} {...props} name={name} />
        ))}
      </div>
    </DialogWindow>
  );
}
