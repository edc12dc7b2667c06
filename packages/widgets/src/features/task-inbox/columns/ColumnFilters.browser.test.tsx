import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { initialState } from '../list/list-state.ts';
import { FilterPlaces } from '../rows/TableHeads.tsx';
import { ColumnFilters } from './ColumnFilters.tsx';
import { type ColumnName, noData } from './list-columns.ts';

const columns: readonly ColumnName[] = ['status', 'idk', 'step'];
const options = { processes: [], tags: [], data: noData };

test('a filter that is pressed before its code has loaded has the focus when it appears', async () => {
  let pressed = -1;
  const head = (isLoaded: boolean) => (
    <WidgetRoot>
      <table>
        <thead>
          {isLoaded ? (
            <ColumnFilters
              columns={columns}
              state={initialState}
              options={options}
              messages={taskInboxMessages}
              hasBoxes
              focusOn={pressed}
              onQueryChange={() => {}}
            />
          ) : (
            <FilterPlaces
              columns={columns}
              hasBoxes
              data={noData}
              onPress={(place) => {
                pressed = place;
              }}
            />
          )}
        </thead>
      </table>
    </WidgetRoot>
  );
  const screen = await render(head(false));
  const heightOf = () => screen.container.querySelector('tr')?.offsetHeight;
  const height = heightOf();
  await userEvent.click(screen.container.querySelectorAll('td > span')[1] as Element);
  await screen.rerender(head(true));
  await expect.element(screen.getByLabelText('Filtrar por Etapa', { exact: true })).toHaveFocus();
  expect(heightOf()).toBe(height);
});
