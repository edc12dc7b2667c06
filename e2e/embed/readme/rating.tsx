import { createClient } from '@tramita/client';
import { NpsForm } from '@tramita/widgets/nps-form';
import '@tramita/widgets/nps-form.css';

const tokenProvider = { getToken: () => fetch('/tramita-token').then((answer) => answer.text()) };
const client = createClient({ baseUrl: 'https://tramita.example.com', tokenProvider });

export const Rating = ({ uuid }: { uuid: string }) => <NpsForm client={client} uuid={uuid} />;
