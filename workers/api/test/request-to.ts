/** Requests to the routes, as our own pages send them, or Stripe. */
import { newVisitor } from './factories.ts'
import { ROUTES } from './routes.ts'
import type { Subject } from './routes.ts'

/** A valid request to a route. */
export function requestTo(route: string, subject: Subject) {
  const [method = 'GET', path = '/'] = route.split(' ')
  const { documentId, caseId = documentId } = subject
  return {
    path: path
      .replace(':documentId', String(documentId))
      .replace('/:country/:kind', '/gb/government')
      .replace(':area', 'housing')
      .replace(':id', String(ROUTES[route]?.ofCase ? caseId : documentId)),
    method,
    ...withBody(route, subject),
  }
}

function withBody(route: string, subject: Subject) {
  const row = ROUTES[route]
  const signed = row?.signed?.()
  const body = row?.body ? JSON.stringify(row.body(subject)) : signed?.body
  const headers = { Accept: 'text/event-stream', ...row?.headers, ...signed?.headers }
  return body === undefined
    ? { headers }
    : { headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

/** The same person, from an address whose limits nobody has used. */
export const elsewhere = <Who extends { address: string }>(who: Who): Who => ({
  ...who,
  address: newVisitor().address,
})
