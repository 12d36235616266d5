/** One question to an OpenAI-compatible model by the Responses API, its answer as it comes, and what it cost. */
import OpenAI from 'openai'

export interface ModelSettings {
  readonly apiKey: string
  /** Without a slash at its end. The provider's own when undefined. */
  readonly baseUrl?: string
  /** The model's name, as the provider writes it. */
  readonly model: string
  /** Milliseconds for the whole answer, tries included. */
  readonly timeoutMs?: number
}

export type TokenUse = { readonly input: number; readonly output: number }

export type StreamedAnswer =
  | { readonly ok: true; readonly text: string; readonly use: TokenUse }
  | { readonly ok: false; readonly reason: string; readonly use: TokenUse | null }

type Question = Omit<OpenAI.Responses.ResponseCreateParamsStreaming, 'model' | 'store' | 'stream'>

/** Inside the lease of a job with much room to spare. */
const TIMEOUT_MS = 60_000
const TRIES = 2

/**
 * Never throws: whatever goes wrong is a reason, without a word of what was sent. The provider is asked to keep nothing.
 * `onText` is told the whole text so far, at each piece; its faults are the caller's own and end the answer as a fault.
 */
export async function streamAnswer(
  { apiKey, baseUrl, model, timeoutMs = TIMEOUT_MS }: ModelSettings,
  question: Question,
  onText: (soFar: string) => Promise<void> = () => Promise.resolve(),
): Promise<StreamedAnswer> {
  const client = new OpenAI({
    apiKey,
    maxRetries: TRIES,
    timeout: timeoutMs,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  })
  try {
    const events = await client.responses.create(
      { ...question, model, store: false, stream: true },
      { signal: AbortSignal.timeout(timeoutMs) },
    )
    return await collect(events, onText)
  } catch (error) {
    return { ok: false, reason: reasonOf(error), use: null }
  }
}

/** A stream that ends before its last event was cut on the way: what came of it is not an answer. */
async function collect(
  events: AsyncIterable<OpenAI.Responses.ResponseStreamEvent>,
  onText: (soFar: string) => Promise<void>,
): Promise<StreamedAnswer> {
  let text = ''
  for await (const event of events) {
    if (event.type === 'response.output_text.delta') {
      text += event.delta
      await onText(text)
    }
    if (event.type === 'response.completed') return { ok: true, text, use: useOf(event.response) }
    if (event.type === 'response.incomplete' || event.type === 'response.failed')
      return { ok: false, reason: event.type.slice('response.'.length), use: useOf(event.response) }
    if (event.type === 'error') return { ok: false, reason: 'fault', use: null }
  }
  return { ok: false, reason: 'cut', use: null }
}

const useOf = ({ usage }: OpenAI.Responses.Response): TokenUse => ({
  input: usage?.input_tokens ?? 0,
  output: usage?.output_tokens ?? 0,
})

/** The kind of fault only: messages of a provider may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIError && typeof error.status === 'number')
    return `http_${error.status}`
  const isLate =
    error instanceof OpenAI.APIUserAbortError ||
    error instanceof OpenAI.APIConnectionTimeoutError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  if (isLate) return 'timeout'
  return error instanceof OpenAI.APIConnectionError ? 'no_connection' : 'fault'
}
