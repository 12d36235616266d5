/** Letters written on request about one document, the notes to its draft, and the check of a letter from elsewhere. */
import * as z from 'zod/mini'

import {
  Draft,
  LetterCheck,
  LetterNote,
  OWN_WORDS_LIMIT,
  ResponseType,
  SettlementOption,
  Signatories,
  Tone,
} from './draft.ts'

export const RESPONSE_TYPE_REQUIRED = 'Please select a response type first.'

/** What the letter is to do; for a settlement letter, the option that was chosen. */
export const ResponseChoice = z.enum([...ResponseType.options, ...SettlementOption.options])
export type ResponseChoice = z.infer<typeof ResponseChoice>

const ownWords = z.nullish(
  z.string().check(z.trim(), z.maxLength(OWN_WORDS_LIMIT, 'Use up to 400 characters here.')),
)

export const GenerateResponse = z.strictObject({
  responseType: z.enum(ResponseChoice.options, RESPONSE_TYPE_REQUIRED),
  tone: z.nullish(Tone),
  specificRequest: ownWords,
  specialCircumstances: ownWords,
  signatories: z.nullish(Signatories),
})
export type GenerateResponse = z.infer<typeof GenerateResponse>

/** `response` is the letter as text; `draft` is the same letter with its email, its notes and what was left out. */
export const GeneratedResponse = z.object({ response: z.string(), draft: Draft })
export type GeneratedResponse = z.infer<typeof GeneratedResponse>

/** `notes` is text; `paragraphs` are the same notes with the law that each paragraph rests on. */
export const LetterNotes = z.object({
  notes: z.string(),
  draftResponse: z.string(),
  paragraphs: z.array(LetterNote),
})
export type LetterNotes = z.infer<typeof LetterNotes>

export const CHECKED_LETTER_CHARACTERS = 10_000
const TEXT_REQUIRED = 'Please paste the letter first.'

export const CheckLetter = z.strictObject({
  text: z
    .string(TEXT_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, TEXT_REQUIRED),
      z.maxLength(CHECKED_LETTER_CHARACTERS, 'Use up to 10,000 characters.'),
    ),
})
export type CheckLetter = z.infer<typeof CheckLetter>

/** `text` is what was checked: the places of the check point into it. */
export const CheckedLetter = z.object({ text: z.string(), check: LetterCheck })
export type CheckedLetter = z.infer<typeof CheckedLetter>
