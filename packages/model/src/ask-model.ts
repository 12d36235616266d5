/** One question to an OpenAI-compatible model by the Responses API, and its answer by contract. */
import type { Language } from '@plainletter/contracts/country'
import OpenAI from 'openai'
import * as z from 'zod/mini'

import { INSTRUCTIONS, questionFor } from './prompt.ts'
import type { Section } from './sections.ts'

export interface ModelSettings {
  readonly apiKey: string
  /** Without a slash at its end. The provider's own when undefined. */
  readonly baseUrl?: string
  /** The model's name, as the provider writes it. */
  readonly model: string
  /** Milliseconds for the whole answer, tries included. */
  readonly timeoutMs?: number
}

export interface ModelQuestion {
  readonly language: Language
  readonly sections: readonly Section[]
  /** The letter, with personal data as tokens. */
  readonly letter: string
}

export type TokenUse = { readonly input: number; readonly output: number }

export type ModelAnswer =
  | { readonly ok: true; readonly sections: ReadonlyMap<string, string>; readonly use: TokenUse }
  | { readonly ok: false; readonly reason: string; readonly use: TokenUse | null }

/** Inside the lease of a job with much room to spare. */
const TIMEOUT_MS = 60_000
const TRIES = 2
/** About three times what a full analysis needs. */
const OUTPUT_TOKENS_MAX = 4_000

const Written = z.strictObject({
  sections: z.array(z.strictObject({ path: z.string(), text: z.string() })),
})

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['sections'],
  properties: {
    sections: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'text'],
        properties: { path: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
}

/** Never throws: whatever goes wrong is a reason, without a word of what was sent. */
export async function askModel(
  { apiKey, baseUrl, model, timeoutMs = TIMEOUT_MS }: ModelSettings,
  question: ModelQuestion,
): Promise<ModelAnswer> {
  const client = new OpenAI({
    apiKey,
    maxRetries: TRIES,
    timeout: timeoutMs,
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  })
  try {
    const response = await client.responses.create(
      {
        model,
        store: false,
        instructions: INSTRUCTIONS,
        input: questionFor(question),
        max_output_tokens: OUTPUT_TOKENS_MAX,
        text: {
          format: { type: 'json_schema', name: 'sections', strict: true, schema: SCHEMA },
        },
      },
      { signal: AbortSignal.timeout(timeoutMs) },
    )
    return parseAnswer(response)
  } catch (error) {
    return { ok: false, reason: reasonOf(error), use: null }
  }
}

function parseAnswer(response: OpenAI.Responses.Response): ModelAnswer {
  const use = {
    input: response.usage?.input_tokens ?? 0,
    output: response.usage?.output_tokens ?? 0,
  }
  const parsed = Written.safeParse(readJson(response.output_text))
  if (!parsed.success) return { ok: false, reason: 'not_by_contract', use }
  return {
    ok: true,
    sections: new Map(parsed.data.sections.map(({ path, text }) => [path, text])),
    use,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The kind of fault only: messages of a provider may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIError && typeof error.status === 'number')
    return `http_${error.status}`
  const isLate =
    error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError
  if (isLate) return 'timeout'
  return error instanceof OpenAI.APIConnectionError ? 'no_connection' : 'fault'
}
