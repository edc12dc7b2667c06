import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Cell, Row } from '../../ui/Table/Row.tsx';

/** Skeleton rows with the layout of the columns. */
export function LoadingRows({ count, hasEdit = false }: { count: number; hasEdit?: boolean }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all equal
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="58%" />
      </Cell>
      <Cell card="track">
        <Skeleton width={24} />
      </Cell>
      <Cell card="meta">
        <Skeleton width={72} />
      </Cell>
      <Cell card="line">
        <Skeleton width="72%" />
      </Cell>
      <Cell card="tag">
        <Skeleton width={48} />
      </Cell>
      {hasEdit && (
        <Cell align="end">
          <Skeleton width={24} height={16} />
        </Cell>
      )}
    </Row>
  ));
}
