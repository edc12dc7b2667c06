import { Chip } from './Chip.tsx';

/** Props of {@link Tag}. */
export interface TagProps {
  /** The tag's name. */
  name: string;
  /** Its colour, any CSS colour: only the dot takes it. */
  color: string;
  onRemove?: () => void;
  className?: string;
}

/** A tag as people create them: a quiet outlined chip with a dot of the tag's colour. */
export function Tag({ name, color, onRemove, className }: TagProps) {
  return (
    <Chip tone="outline" dotColor={color} onRemove={onRemove} title={name} className={className}>
      {name}
    </Chip>
  );
}
