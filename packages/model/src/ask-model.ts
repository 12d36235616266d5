/** Asks a model to put sections into better words. Its answer comes as a stream and is read by contract at its end. */
import type { Language } from '@plainletter/contracts/country'
import * as z from 'zod/mini'

import { INSTRUCTIONS, questionFor } from './prompt.ts'
import type { Section } from './sections.ts'
import { streamAnswer } from './stream-answer.ts'
import type { ModelSettings, TokenUse } from './stream-answer.ts'

export interface ModelQuestion {
  readonly language: Language
  readonly sections: readonly Section[]
  /** The letter, with personal data as tokens. */
  readonly letter: string
}

export type ModelAnswer =
  | { readonly ok: true; readonly sections: ReadonlyMap<string, string>; readonly use: TokenUse }
  | { readonly ok: false; readonly reason: string; readonly use: TokenUse | null }

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

/**
 * Never throws: whatever goes wrong is a reason, without a word of what was sent.
 * `onSection` is told how many sections have begun, each time that there is one more.
 */
export async function askModel(
  settings: ModelSettings,
  question: ModelQuestion,
  onSection: (begun: number) => Promise<void> = () => Promise.resolve(),
): Promise<ModelAnswer> {
  let told = 0
  const answer = await streamAnswer(
    settings,
    {
      instructions: INSTRUCTIONS,
      input: questionFor(question),
      max_output_tokens: OUTPUT_TOKENS_MAX,
      text: { format: { type: 'json_schema', name: 'sections', strict: true, schema: SCHEMA } },
    },
    async (soFar) => {
      const begun = Math.min(countSections(soFar), question.sections.length)
      if (begun <= told) return
      told = begun
      await onSection(begun)
    },
  )
  if (!answer.ok) return answer
  const parsed = Written.safeParse(readJson(answer.text))
  if (!parsed.success) return { ok: false, reason: 'not_by_contract', use: answer.use }
  return {
    ok: true,
    sections: new Map(parsed.data.sections.map(({ path, text }) => [path, text])),
    use: answer.use,
  }
}

/** Good enough for progress: the words of a section could hold the same letters, and then it is one too many. */
const countSections = (json: string): number => json.split('"path"').length - 1

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
