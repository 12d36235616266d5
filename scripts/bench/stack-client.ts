/** Speaks to the running product as its own pages do. */
import { setTimeout as pause } from 'node:timers/promises'

/** Two runtimes share one database file here, and now and then one finds it locked. */
const SIGN_IN_TRIES = 6

/** Signs everybody in. Answers their session cookies in the same order. */
export async function signInAll(
  url: string,
  people: readonly { email: string; password: string }[],
): Promise<string[]> {
  const cookies: string[] = []
  for (const person of people) cookies.push(await signIn(url, person))
  return cookies
}

/** Answers the session's cookies as a browser sends them back. Tries again when it is told to. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { ...headersOf(url), 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (answer.ok) return cookiesOf(answer)
    if (answer.status !== 503 || tries === SIGN_IN_TRIES)
      throw new Error(`Signing in answered ${answer.status}`)
    await pause(Number(answer.headers.get('Retry-After')) * 1000)
  }
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

/** Says that a request comes from our own pages. */
export const headersOf = (url: string): Record<string, string> => ({
  Origin: new URL(url).origin,
  'Sec-Fetch-Site': 'same-origin',
})

/** An upload as the home page sends it. */
export function formOf(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ country: 'gb', language: 'en', ...fields }))
    form.append(name, value)
  if (file) form.append('documents', file)
  return form
}

export interface Submission {
  /** From sending to the result. */
  readonly ms: number
  readonly documentId: number
  /** When each stage was heard of, since sending. */
  readonly stages: readonly { name: string; ms: number }[]
}

/** Sends a letter and follows its event stream to the result. */
export async function submit({
  url,
  cookie,
  form,
}: {
  url: string
  cookie: string
  form: FormData
}): Promise<Submission> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/documents/analyze`, {
    method: 'POST',
    headers: { ...headersOf(url), Cookie: cookie, Accept: 'text/event-stream' },
    body: form,
  })
  if (!answer.ok || !answer.body) throw new Error(`Sending a letter answered ${answer.status}`)
  const stages: { name: string; ms: number }[] = []
  for await (const { event, data } of eventsOf(answer.body)) {
    const ms = performance.now() - began
    if (event === 'result') return { ms, stages, documentId: Number(fieldOf(data, 'id')) }
    if (event === 'error') throw new Error('The analysis ended with an error')
    stages.push({ name: String(fieldOf(data, 'name')), ms })
  }
  throw new Error('The event stream ended without a result')
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield eventOf(block)
  }
}

function eventOf(block: string): { event: string; data: string } {
  const valueOf = (field: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${field}:`))
      ?.slice(field.length + 1)
      .trim() ?? ''
  return { event: valueOf('event'), data: valueOf('data') }
}

function fieldOf(data: string, field: string): unknown {
  const parsed: unknown = JSON.parse(data)
  return typeof parsed === 'object' && parsed !== null
    ? Object.entries(parsed).find(([name]) => name === field)?.[1]
    : undefined
}
