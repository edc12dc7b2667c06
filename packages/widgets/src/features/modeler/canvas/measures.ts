import type { ModelStepType } from '@tramita/client/contract';

// All in px of the drawing at 100 %. The row's centre line is y = 0, its first step begins at x = 0.

/** Space between two steps of the row. */
export const gap = 40;
/** Space after a decision, where the line has a label. */
export const decisionGap = 80;
/** Half the height of the row: where a card ends and the lanes begin. */
export const rowEdge = 36;
/** Distance from one lane to the next. */
export const laneStep = 30;
/** Rounding of a line's corners. */
export const corner = 12;
export const labelHeight = 24;
export const plusSize = 22;

const card = { width: 176, height: 72 };
const event = { width: 44, height: 44 };

/** Outer size of each kind of step. */
export const stepSize: Readonly<Record<ModelStepType, { width: number; height: number }>> = {
  START_EVENT: event,
  USER_TASK: card,
  APPROVAL_TASK: card,
  SERVICE_TASK: card,
  GATEWAY: { width: 56, height: 56 },
  END_EVENT: event,
  ADD: { width: 72, height: 72 },
};

const narrow = /[ijltfrI.,:;'|!()\-/ ]/;
const wide = /[mwMW@%]/;
const known = new Map<string, number>();

function letterWidth(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) {
    width = narrow.test(letter) ? 4.4 : wide.test(letter) ? 10.6 : letter === letter.toLowerCase() ? 7 : 8.4;
    known.set(letter, width);
  }
  return width;
}

/** Estimates the width of a text at 12 px; rather too wide than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return Math.ceil(width);
}

/** Width of a label without its text: the order number and the paddings. */
const labelFrame = 36;
const labelLimit = 220;
/** Width of the mark of an incomplete connection. */
const markWidth = 18;

/** Width of a connection's label; a longer text is truncated with an ellipsis. */
export const labelWidth = (text: string, isMarked: boolean): number =>
  Math.min(textWidth(text) + labelFrame + (isMarked ? markWidth : 0), labelLimit);
