import type { ComponentProps } from 'react';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';

type CalendarPopoverProps = ComponentProps<typeof Calendar> & Pick<PopoverProps, 'anchor' | 'label' | 'onClose'>;

/** The calendar below the button that opens it, with the code that places it there. */
export function CalendarPopover({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover open onClose={onClose} anchor={anchor} label={label} align="end">
      <Calendar {...calendar} />
    </Popover>
  );
}
