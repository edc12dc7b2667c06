import { Chip } from './Chip.tsx';

/** Props of {@link Tag}. */
export interface TagProps {
  /** The tag's name. */
  name: string;
  /** Any CSS color; only the dot uses it. */
  color: string;
  onRemove?: () => void;
  className?: string;
}

/** A user-defined tag: an outlined chip with a dot in the tag's color. */
export function Tag({ name, color, onRemove, className }: TagProps) {
  return (
    <Chip tone="outline" dotColor={color} onRemove={onRemove} title={name} className={className}>
      {name}
    </Chip>
  );
}
