import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createClient } from '@tramita/client';
import { NpsForm } from '@tramita/widgets/nps-form';
import { TramitaProvider } from '@tramita/widgets/provider';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import { Button, TextInput } from '@tramita/widgets/ui';
import { useRef } from 'react';

// compiled by the consumers of the packed packages

const client = createClient({
  baseUrl: 'https://tramita.example.com',
  tokenProvider: { getToken: async () => 'token' },
});
const queryClient = new QueryClient();

function Inbox() {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <TramitaProvider client={client} queryClient={useQueryClient()} theme="dark">
      <TextInput ref={input} />
      <Button ref={button} onClick={() => input.current?.focus()}>
        Filtrar
      </Button>
      <TaskInbox page="my-tasks" status="in-progress" />
      <NpsForm uuid="0b6f" onRated={({ answer }) => console.log(answer)} />
    </TramitaProvider>
  );
}

export const page = (
  <QueryClientProvider client={queryClient}>
    <Inbox />
  </QueryClientProvider>
);

export const element: HTMLElement = document.createElement('tramita-nps-form');
