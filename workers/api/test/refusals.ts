/** What somebody is told when a request cannot be done: the status and the words, as they left over HTTP. */
import { ask } from './ask.ts'
import type { Visitor } from './factories.ts'

export type Said = readonly [status: number, message: string]

type Request = Parameters<typeof ask>[1]

export async function said(
  visitor: Visitor,
  request: Request,
  bindings: Partial<Env> = {},
): Promise<Said> {
  const { response } = await ask(visitor, request, bindings)
  const { message } = await response.json<{ message: string }>()
  return [response.status, message]
}

/** A POST as our own pages send it, with JSON unless the headers say otherwise. */
export const posted = (
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Request => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
