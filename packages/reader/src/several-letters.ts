/** Tells whether one upload holds more than one letter. */
import type { Letter } from './letter.ts'

const OPENING = /^(?:dear\b|sehr geehrte|madame, monsieur|estimado)/i
const CLOSING = /^(?:yours (?:sincerely|faithfully)|mit freundlichen|cordialement|atentamente)/i

/** True when a second salutation follows a closing. */
export function hasSeveralLetters(letter: Pick<Letter, 'lines'>): boolean {
  const closing = letter.lines.findIndex(({ text }) => CLOSING.test(text))
  if (closing < 0) return false
  return letter.lines.some(({ text, index }) => index > closing && OPENING.test(text))
}
