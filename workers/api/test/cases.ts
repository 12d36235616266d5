/** Cases as our own pages open them. */
import { ask } from './ask.ts'
import type { Visitor } from './factories.ts'
import { ROUTES } from './routes.ts'

export const askJson = (visitor: Visitor, path: string, body: unknown) =>
  ask(visitor, {
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The id of a new case of this person. */
export async function newCase(visitor: Visitor, fields: object = {}): Promise<number> {
  const { response } = await askJson(visitor, '/api/cases/create', { caseName: 'Mine', ...fields })
  return (await response.json<{ id: number }>()).id
}

/** The case that a route needs, with the document in it when the route is about one that is. */
export async function caseFor(
  route: string,
  owner: Visitor & { documentId: number },
  fields: object = {},
): Promise<{ caseId?: number }> {
  const { ofCase } = ROUTES[route] ?? {}
  if (!ofCase) return {}
  const caseId = await newCase(owner, fields)
  const { documentId } = owner
  if (ofCase.isLinked) await askJson(owner, `/api/cases/${caseId}/link-document`, { documentId })
  return { caseId }
}
