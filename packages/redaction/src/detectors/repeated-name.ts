import { oneOf } from '../one-of.ts'
import { formsOfName, NAME_WORD, TITLE } from '../person-name.ts'
import type { Found } from '../redaction.ts'
import { spansOf } from '../spans-of.ts'

/** A letter names few people; the cap keeps the search linear on hostile text. */
const MOST_FORMS = 60
/** Names that are months stay: a token must never stand inside a date. */
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i
const MAYBE_TITLED = `(?:${TITLE}\\.?[ \\t](?:${NAME_WORD}[ \\t]){0,2})?`

/** The same people named again anywhere else in the text, with or without their title. */
export function findRepeatedNames(text: string, people: readonly Found[]): Found[] {
  const lines = findNameLines(text, wordsOfNames(text, people).single)
  const { full, single } = wordsOfNames(text, [...people, ...lines])
  return [
    ...lines,
    ...searchFor(text, full, { flags: 'giu' }),
    ...searchFor(text, single, { flags: 'gu' }),
  ]
}

/** A line that holds nothing but a name with a word we know: "Ashfaq Rahman" above "Dear Ashfaq". */
function findNameLines(text: string, single: readonly string[]): Found[] {
  if (single.length === 0) return []
  const line = new RegExp(
    `^[ \\t]{0,8}(?!(?:Dear|DEAR|Hi|HI|Hello|Hey|Good|Annwyl|To|TO|For|FOR|Attn|FAO)(?![\\p{L}]))(?<hide>(?:${NAME_WORD}[ \\t]){0,2}(?:${oneOf(single)})(?:[ \\t]${NAME_WORD}){0,2})(?=[ \\t]{0,8}(?:,|\\r?$))`,
    'gmu',
  )
  return spansOf(text, line).map((span) => ({ kind: 'NAME', span }))
}

function wordsOfNames(
  text: string,
  people: readonly Found[],
): { full: string[]; single: string[] } {
  const phrases = people
    .filter(({ kind }) => kind === 'NAME')
    .map(({ span }) => text.slice(span[0], span[1]))
  const forms = [...new Set(phrases)].slice(0, MOST_FORMS).map(formsOfName)
  const single = [...new Set(forms.flatMap((one) => one.single))].slice(0, MOST_FORMS)
  return {
    full: [...new Set(forms.flatMap((one) => one.full))].slice(0, MOST_FORMS),
    single: single.filter((word) => isDistinct(text, word)),
  }
}

function searchFor(text: string, forms: readonly string[], { flags }: { flags: string }): Found[] {
  if (forms.length === 0) return []
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${MAYBE_TITLED}(?:${oneOf(forms)})(?![\\p{L}\\d])`,
    flags,
  )
  return spansOf(text, pattern).map((span) => ({ kind: 'NAME', span }))
}

/** A word that the text also writes in small letters ("will", "park") is a word, not this person. */
function isDistinct(text: string, word: string): boolean {
  const small = word.toLowerCase()
  if (MONTHS.test(word) || small === word) return false
  return !new RegExp(`(?<![\\p{L}.])(?:${oneOf([small])})(?![\\p{L}@.])`, 'u').test(text)
}
