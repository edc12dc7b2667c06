/** Stands for the sign-in of a page that is rendered on a server. */
export const readSession = async () => ({ api: 'https://tramita.example.com', userId: '7', token: 'token' });
