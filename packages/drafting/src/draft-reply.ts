/** Writes the one letter to send: plain, short, and safe for the person who sends it. */
import type { LetterNote } from '@plainletter/contracts/draft'

import { adviceLine, composeLetter, letterText } from './compose-letter.ts'
import type { DraftInput } from './letter-facts.ts'
import { letterNotes } from './letter-notes.ts'
import { lintLetter } from './lint-letter.ts'
import { hasNoAnswer } from './no-letter.ts'

/**
 * The letter as plain text, with gaps in square brackets, in the language of `letters`; after it notes for the person,
 * in that of `phrases`. Null for scams, unknown documents, questions without another side, papers that no letter
 * answers, and where we hold no law that a letter could rest on.
 */
export function draftReply(input: DraftInput): string | null {
  return explainReply(input)?.text ?? null
}

/** The same with why each of its paragraphs stands there. */
export function explainReply(input: DraftInput): { text: string; notes: LetterNote[] } | null {
  if (!canWrite(input) || hasNoAnswer(input)) return null
  const letter = composeLetter(input)
  if (!letter) return null
  const text = letterText(letter, input)
  if (!lintLetter(text, input).isSafe) return null
  return {
    text: [text, ...letter.advice.map((note) => adviceLine(note, input))].join('\n\n'),
    notes: letterNotes(letter, input),
  }
}

/** False where nobody should be written to, or where we abstain. */
export function canWrite({ analysis, reading: { documentType, paper } }: DraftInput): boolean {
  if (analysis.coverage.depth === 'none' || documentType === 'SCAM_LETTER') return false
  return documentType !== 'OTHER' || paper !== null
}
