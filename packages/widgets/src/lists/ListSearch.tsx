import { SearchBox } from '../ui/SearchBox/SearchBox.tsx';

interface ListSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Renders the box into this element of the page instead of the list's head. */
  container: HTMLElement | null | undefined;
  /** Class of the box in the list's head. */
  className: string;
}

/** The search box of a list: in its head, or in an element of the page. */
export function ListSearch({ label, value, onChange, container, className }: ListSearchProps) {
  return (
    <SearchBox
      className={container ? undefined : className}
      label={label}
      size={container ? undefined : 'md'}
      container={container}
      value={value}
      onChange={onChange}
    />
  );
}
