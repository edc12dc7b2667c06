import { bar } from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Width in px or any CSS length. @default '100%' */
  width?: number | string;
  /** Height in px. @default 10 */
  height?: number;
  /** Takes the room of a line of text, for a text in a line of its own. @default false */
  line?: boolean;
  /** Renders a circle, for an avatar. @default false */
  round?: boolean;
}

/**
 * A grey placeholder with the position and size of the content being loaded. Hidden from screen readers: announce the
 * loading once, around all of them.
 */
export function Skeleton({ width = '100%', height = 10, line = false, round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="skeleton"
      className={bar}
      style={{
        width: round ? height : width,
        height,
        borderRadius: round ? '50%' : undefined,
        marginBlock: line ? `calc((1lh - ${height}px) / 2)` : undefined,
      }}
    />
  );
}
