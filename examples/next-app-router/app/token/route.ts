import { readSession } from '../../lib/session';

/** Returns a token to the browser, which asks for one when a call needs it. */
export async function GET() {
  const { token } = await readSession();
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
