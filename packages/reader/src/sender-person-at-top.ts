/** A person or a family whose name stands at the top and is signed with again, in languages whose words are not known. */
import { UNDERSTOOD } from './cues/rows.ts'
import type { Letter } from './letter.ts'
import type { Candidate } from './merge-senders.ts'
import { isOrganisation } from './organisation-name.ts'

/** "Меріон Фербразер" over an address, and "Меріон" at the end; "Familia Colombo", and "Laura Colombo". */
export function fromPersonAtTop({ language, lines }: Letter): Candidate[] {
  if (UNDERSTOOD.has(language)) return []
  const full = lines.filter(({ text }) => text !== '')
  const [first, second] = full
  const last = full.slice(-3)
  if (!first || !second || full.length < 6) return []
  if (!PERSON.test(first.text) || isOrganisation(first.text) || !/\d/.test(second.text)) return []
  const own = first.text.split(' ').filter((word) => word.length > 2)
  const isSignedSo = last.some(
    ({ text }) => SIGNATURE.test(text) && own.some((word) => text.split(/[ ,]+/).includes(word)),
  )
  if (!isSignedSo) return []
  const { start, text: name } = first
  return [{ name, start, end: start + name.length, score: 5, isSigned: true }]
}

/** Two or three words with capitals, of any script. */
const PERSON = /^\p{Lu}[\p{L}.'’-]{0,24}(?: \p{Lu}[\p{L}'’-]{1,24}){1,3}$/u
/** Nothing but names, joined by a small word. */
const SIGNATURE = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}.'’-]*){0,4}$/u
