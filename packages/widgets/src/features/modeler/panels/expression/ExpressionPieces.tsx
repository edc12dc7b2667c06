import type { RefObject } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { type ExpressionFlaw, expressionPieces } from './check-expression.ts';
import * as styles from './ExpressionEditor.css.ts';

interface ExpressionPiecesProps {
  source: string;
  flaw: ExpressionFlaw | null;
  /** Where the suggestions hang on, while there are any. */
  markAt: number | null;
  mark: RefObject<HTMLSpanElement | null>;
}

/** The expression in colours, under the letters of the textarea. */
export function ExpressionPieces({ source, flaw, markAt, mark }: ExpressionPiecesProps) {
  const endsWrong = flaw !== null && flaw.kind !== 'empty' && flaw.at >= source.trimEnd().length;
  return (
    <span aria-hidden="true" className={joinClasses(styles.cell, styles.pieces)}>
      {expressionPieces(source, flaw).map(({ start, text, kind, isFlawed }) => (
        <span key={start} className={joinClasses(styles.piece[kind], isFlawed && styles.flaw)}>
          {markAt !== null && markAt >= start && markAt < start + text.length ? (
            <>
              {text.slice(0, markAt - start)}
              <span ref={mark} />
              {text.slice(markAt - start)}
            </>
          ) : (
            text
          )}
        </span>
      ))}
      {markAt === source.length && <span ref={mark} />}
      {/* the last line needs a letter to count, and an expression that ends too early a place to mark */}
      <span className={endsWrong ? styles.flaw : undefined}>{' \u200b'}</span>
    </span>
  );
}
