import { expect, test } from 'vitest';
import {
  changeHistory,
  closeEdit,
  createEditHistory,
  recordEdit,
  redoEdit,
  undoDepth,
  undoEdit,
} from './edit-history.ts';

const typed = (...texts: readonly string[]) =>
  texts.reduce((history, text) => recordEdit(history, text, 'title'), createEditHistory(''));

test('edits are undone and redone in their order', () => {
  let history = recordEdit(recordEdit(createEditHistory('a'), 'b'), 'c');
  history = undoEdit(undoEdit(history));
  expect(history.present).toBe('a');
  expect(undoEdit(history).present).toBe('a');
  history = redoEdit(redoEdit(history));
  expect(history.present).toBe('c');
  expect(redoEdit(history).present).toBe('c');
});

test('characters typed into one input in a row are undone together, and separately once the input was left', () => {
  expect(undoEdit(typed('P', 'Pe', 'Ped')).present).toBe('');
  const again = recordEdit(closeEdit(typed('P', 'Pe')), 'Ped', 'title');
  expect(undoEdit(again).present).toBe('Pe');
  expect(undoEdit(recordEdit(typed('P'), 'Px', 'subtitle')).present).toBe('P');
});

test('a new edit after an undo ends the redo, and is not merged with what was undone', () => {
  const history = recordEdit(undoEdit(typed('P', 'Pe')), 'X', 'title');
  expect(redoEdit(history).present).toBe('X');
  expect(undoEdit(history).present).toBe('');
});

test('an edit that changes nothing does not change the history', () => {
  const history = typed('P');
  expect(recordEdit(history, 'P')).toBe(history);
  const closed = closeEdit(history);
  expect(closeEdit(closed)).toBe(closed);
});

test('a change of every state is not an edit: earlier edits can be undone and redone with it', () => {
  let history = undoEdit(recordEdit(typed('P', 'Pe'), 'X'));
  history = changeHistory(history, (text) => `${text}.`);
  expect(history.present).toBe('Pe.');
  expect(redoEdit(history).present).toBe('X.');
  expect(undoEdit(history).present).toBe('.');
  const typing = changeHistory(typed('P'), (text) => `${text}.`);
  expect(undoEdit(recordEdit(typing, 'Pe.', 'title')).present).toBe('.');
});

test('the oldest states are removed beyond the maximum number of undo steps', () => {
  let history = createEditHistory(0);
  for (let count = 1; count <= undoDepth + 50; count += 1) history = recordEdit(history, count);
  expect(history.past).toHaveLength(undoDepth);
  for (let count = 0; count < undoDepth + 50; count += 1) history = undoEdit(history);
  expect(history.present).toBe(50);
});
