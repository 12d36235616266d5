/** Speaks to the running product as its own pages do. */

/** Signs everybody in. Answers their session cookies in the same order. */
export async function signInAll(
  url: string,
  people: readonly { email: string; password: string }[],
): Promise<string[]> {
  const cookies: string[] = []
  for (const { email, password } of people) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { ...headersOf(url), 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`)
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    )
  }
  return cookies
}

const headersOf = (url: string): Record<string, string> => ({
  Origin: new URL(url).origin,
  'Sec-Fetch-Site': 'same-origin',
})

export interface Submission {
  /** From sending to the result. */
  readonly ms: number
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
    if (event === 'result') return { ms, stages }
    if (event === 'error') throw new Error('The analysis ended with an error')
    stages.push({ name: nameOf(data), ms })
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

function nameOf(data: string): string {
  const parsed: unknown = JSON.parse(data)
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed
    ? String(parsed.name)
    : 'unknown'
}
