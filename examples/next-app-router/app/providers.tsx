'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@tramita/client';
import { TramitaProvider } from '@tramita/widgets/provider';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';

interface ProvidersProps {
  api: string;
  identity: string;
  children: ReactNode;
}

/** Connects all widgets of the application. */
export function Providers({ api, identity, children }: ProvidersProps) {
  const router = useRouter();
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() =>
    createClient({
      baseUrl: api,
      identity,
      tokenProvider: {
        getToken: async () => {
          const response = await fetch('/token');
          return (await response.json()).token;
        },
      },
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TramitaProvider
        client={client}
        queryClient={queryClient}
        storageScope={identity}
        linkComponent={Link}
        navigate={(href) => router.push(href)}
      >
        {children}
      </TramitaProvider>
    </QueryClientProvider>
  );
}
