/**
 * Every route of the API, what a valid request to it looks like, and what each stranger gets from it. A route that is
 * not here fails access.test.ts: a new one must be thought about.
 */
import { newVisitor } from './factories.ts'
import type { Stranger } from './people.ts'

type Statuses = Record<Stranger, number>

/** Everybody but a living session gets 401; a living one gets `status`. */
const signedIn = (status: number): Statuses => ({
  anonymous: 401,
  'other user': status,
  'unverified user': status,
  'expired session': 401,
  'idle session': 401,
  'signed-out session': 401,
  'altered cookie': 401,
})

const everybody = (status: number): Statuses => ({
  anonymous: status,
  'other user': status,
  'unverified user': status,
  'expired session': status,
  'idle session': status,
  'signed-out session': status,
  'altered cookie': status,
})

interface RouteRow {
  readonly statuses: Statuses
  /** A valid JSON body. Fresh for each request: a second account needs a second address. */
  readonly body?: (account: { email: string; password: string }) => Record<string, unknown>
}

const PASSWORD = 'three calm words'

export const ROUTES: Readonly<Record<string, RouteRow>> = {
  'GET /api/health': { statuses: everybody(200) },
  'POST /api/auth/register': {
    statuses: everybody(201),
    body: () => ({
      email: `${crypto.randomUUID()}@example.test`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  },
  'POST /api/auth/login': {
    statuses: everybody(200),
    body: ({ email, password }) => ({ email, password }),
  },
  'POST /api/auth/logout': { statuses: everybody(200) },
  'GET /api/auth/me': { statuses: signedIn(200) },
  'GET /api/credits/balance': { statuses: signedIn(200) },
  'POST /api/documents/analyze': {
    statuses: signedIn(200),
    body: () => ({
      text: `You owe £120.00. Pay within 14 days. ${crypto.randomUUID()}`,
      country: 'gb',
      userGoal: 'pay less',
    }),
  },
  'GET /api/documents/user': { statuses: signedIn(200) },
  'GET /api/documents/:id': { statuses: signedIn(404) },
  'DELETE /api/documents/:id': { statuses: signedIn(404) },
}

/** A valid request to a route, as our own pages send it. */
export function requestTo(
  route: string,
  { account, documentId }: { account: { email: string; password: string }; documentId: number },
) {
  const [method = 'GET', path = '/'] = route.split(' ')
  const body = ROUTES[route]?.body?.(account)
  return {
    path: path.replace(':id', String(documentId)),
    method,
    headers: {
      Accept: 'text/event-stream',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}

/** The same person, from an address whose limits nobody has used. */
export const elsewhere = <Who extends { address: string }>(who: Who): Who => ({
  ...who,
  address: newVisitor().address,
})
