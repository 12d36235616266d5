/** Whether a letter about rent or a loan puts the home at stake, or only warns that it might come to that. */
import { signsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { sentenceAround } from './sentence.ts'

/** Somebody takes, or has the right to take, a step towards the home. What may perhaps follow later is no step yet. */
export function isHomeAtStake(letter: Letter): boolean {
  const { text } = letter.working
  return signsOf(letter, 'loss_of_home').some((sign) => {
    const { start, end } = sentenceAround(text, sign)
    return !PERHAPS.test(text.slice(start, end))
  })
}

/** "We might have to think about", "als letztes Mittel", "nous pourrions", "こともございます": said to be far off. */
const PERHAPS =
  /\b(?:(?:may|might|could|would|will|'d|'ll) (?:then )?(?:need|have|be forced|be obliged|wish) to (?:consider|think|take|seek)|(?:think(?:ing)? about|consider(?:ing)?) (?:serving|taking|starting|seeking|the next|repossession|possession|legal|court|eviction)|(?:as|only|is) (?:a |the |our )?last resort|before (?:your |the |my )?(?:landlord|owner|they|we|i|he|she) (?:can|could|may)|this is not an? (?:notice to leave|eviction)|(?:do not|don't) have to leave|obliged to tell you|nobody wants|(?:hope|want)\w* to avoid)\b|(?<!\p{L})(?:könnten?|als letztes mittel|pourrions|pourrait|verrions contraints|podríamos|podría|potremmo|potrebbe|zouden (?:wij |we )?(?:kunnen|moeten)|kunnen (?:wij|we) genoodzaakt)(?!\p{L})|(?:こと|場合)(?:も|が)(?:ございます|あります|あり)/iu
