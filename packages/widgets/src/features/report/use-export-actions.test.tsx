// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import { expect, test } from 'vitest';
import { reportMessages } from '../../messages/features/report.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useExportActions } from './use-export-actions.ts';

function Order() {
  const { askForAll } = useExportActions(reportMessages, () => {});
  return (
    <button type="button" onClick={() => void askForAll({ idk: '1' }, 'LIST')}>
      Exportar
    </button>
  );
}

/** Orders an export from a server that refuses it. */
function order(status: number, errorCode: string, message?: string) {
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async () => Response.json({ errorCode, message }, { status }),
  });
  const screen = render(
    <TramitaProvider storageScope="ana" client={client} onError={() => {}}>
      <WidgetRoot>
        <QueryScope>
          <Order />
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  return screen;
}

test('a user with too many unfinished exports gets that message, and a general one for other failures', async () => {
  expect(await order(409, 'TOO_MANY_EXPORTS').findByText(/Você já tem 5 exportações em andamento/)).toBeTruthy();
  cleanup();
  expect(await order(500, 'INTERNAL_ERROR').findByText('Não foi possível exportar o relatório')).toBeTruthy();
});

test('a refusal with an unknown code shows the message of the server', async () => {
  const screen = order(409, 'EXPORTS_PAUSED', 'As exportações estão suspensas até amanhã.');
  expect(await screen.findByText('As exportações estão suspensas até amanhã.')).toBeTruthy();
  expect(screen.getByText('Não foi possível exportar o relatório')).toBeTruthy();
});
