import type { ReactNode } from 'react';
import type { SkeletonProps } from '../ui/Skeleton/Skeleton.tsx';
import type { HeaderCellProps } from '../ui/Table/HeaderCell.tsx';
import type { CellProps } from '../ui/Table/Row.tsx';

/** One column of a list: its header, its cells, and its placeholder while the rows are loading. */
export interface ListColumn<Item>
  extends Pick<HeaderCellProps, 'width' | 'align' | 'secondary'>,
    Pick<CellProps, 'card' | 'numeric'> {
  readonly id: string;
  /** Text of the header. */
  readonly label: ReactNode;
  /** Class of the header and the cells. */
  readonly className?: string;
  readonly skeleton: SkeletonProps;
  readonly cell: (item: Item) => ReactNode;
}
