/** Sends letters as a page does that never gives up: with the same key again, until the server has answered. */
import { headersOf } from '../bench/stack-client.ts'

export interface Intent {
  readonly key: string
  readonly cookie: string
  readonly form: () => FormData
}

/** `busy`: try again later. `fault` is another answer of 500 and above: not the sender's doing. */
export type Answer = 'taken' | 'no_credits' | 'busy' | 'refused' | 'fault'

const PAUSE_MS = 150
/** How long a stream is listened to. Whoever is not done by then comes back later. */
const LISTEN_MS = 2_500

/** One try. Undefined when no answer came: the line broke, or nobody listens there now. */
export async function trySending(url: string, intent: Intent): Promise<Answer | undefined> {
  const listening = AbortSignal.timeout(60_000)
  try {
    const answer = await fetch(`${url}/api/documents/analyze`, {
      method: 'POST',
      headers: {
        ...headersOf(url),
        Cookie: intent.cookie,
        Accept: 'text/event-stream',
        'Idempotency-Key': intent.key,
      },
      body: intent.form(),
      signal: listening,
    })
    if (answer.ok) return await hearStages(answer)
    const words = await answer.text()
    return meaningOf(answer.status, words)
  } catch {
    return undefined
  }
}

function meaningOf(status: number, words: string): Answer {
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'fault'
  return words.includes('credits_required') ? 'no_credits' : 'refused'
}

/** The first event says that the letter is stored and charged. What comes after it may be lost without harm. */
async function hearStages(answer: Response): Promise<Answer | undefined> {
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  if (!reader || !first || first.done) return undefined
  const end = setTimeout(() => void reader.cancel().catch(() => undefined), LISTEN_MS)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The line broke after the letter was taken.
  } finally {
    clearTimeout(end)
  }
  return 'taken'
}

/** Sends until the letter is taken or refused. `tries` counts every request. */
export async function sendUntilAnswered(
  url: string,
  intent: Intent,
  until: number,
): Promise<{ answer: Answer | undefined; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await trySending(url, intent)
    const isOver = answer === 'taken' || answer === 'refused' || answer === 'no_credits'
    if (isOver || Date.now() > until) return { answer, tries }
    await pause(PAUSE_MS)
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
