/** Tells whether one upload holds more than one letter. */
import type { Line } from './blocks.ts'
import type { Letter } from './letter.ts'

const OPENING = /^(?:dear\b|sehr geehrte|madame, monsieur|estimado)/i
const CLOSING = /^(?:yours (?:sincerely|faithfully)|mit freundlichen|cordialement|atentamente)/i

/** True when a second salutation follows a closing, a rule names the next letter, or one that is dated anew greets in the same words. */
export function hasSeveralLetters(letter: Pick<Letter, 'lines'>): boolean {
  const { lines } = letter
  if (lines.some(({ text }) => NEXT_LETTER.test(text)) || isGreetedAgain(lines)) return true
  const closing = lines.findIndex(({ text }) => CLOSING.test(text))
  if (closing < 0) return false
  return lines.some(({ text, index }) => index > closing && OPENING.test(text))
}

/** "===== zweites Schreiben =====", "----- 2e courrier -----". */
const NEXT_LETTER =
  /^[=\-–_*~ ]{3,}(?:(?:zweite[rs]?|2\.|nächste[rs]?|weitere[rs]?|deuxième|second|2e|2ème|seconda|secondo|segunda|segundo|tweede|next|2nd) (?:schreiben|brief|mahnung|lettre|courrier|lettera|carta|letter|notice)|(?:schreiben|brief|lettre|courrier|lettera|carta|letter) (?:2|ii|zwei|deux|due|dos|twee|two))[=\-–_*~ ]{3,}$/iu

const GREETING =
  /^(?:guten tag|sehr geehrte|liebe[rs]? |madame|monsieur|bonjour|gentile|egregi|estimad|geachte|beste )[^\n]{3,80}$/iu
const DATED = /(?<!\d)\d{1,2}(?:\.|er|\/)? ?(?:\d{1,2}|\p{L}{3,10})[. /]{1,2}(?:19|20)\d\d(?!\d)/u
/** A line with a day that is short enough for the head of a letter. */
const HEAD = 70
/** A letter has at least so many lines between its greeting and the next one's. */
const FEWEST = 6

/** The same greeting, some lines later and below a line with another day; a mail that is quoted has its own marks. */
function isGreetedAgain(lines: readonly Line[]): boolean {
  const first = lines.find(({ text }) => GREETING.test(text))
  const second =
    first && lines.find(({ index, text }) => index > first.index + FEWEST && text === first.text)
  if (!first || !second) return false
  return lines
    .slice(Math.max(first.index + 2, second.index - 8), second.index)
    .some(({ text }) => text.length <= HEAD && DATED.test(text))
}
