/** Tells a private parking firm's own paper from a collector's and from a council's. */
import { hasClient } from './letter.ts'
import type { Letter } from './letter.ts'

/** A parking firm that chases its own charge sends a parking letter, not a collector's. */
export function isOperatorItself(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000)
  if (
    !/\bparking charge\b|\bcharge for parking\b|\bregistered keeper\b|\bprotection of freedoms\b/i.test(
      text,
    )
  )
    return false
  if (
    /\bpenalty charge\b|\bintended prosecution\b|\bconstabulary\b/i.test(
      text.replace(DISCLAIMED, ' '),
    )
  )
    return false
  return !/\b(?:our clients?|client:|clients? ref|on behalf of|acting for|we act|instructed by|original creditor)\b/i.test(
    text,
  )
}

/** "This is not a penalty charge notice from a council". */
const DISCLAIMED =
  /\bnot (?:a|an) (?:\w+ )?penalty(?: charge)?(?: notice)?(?: (?:from|by|of|issued by) (?:a|the|any) (?:council|local authority))?/gi

/** Private law of parking, and no council, statute or officer of one. */
export function isPrivateLand(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 20_000).replace(DISCLAIMED, ' ')
  const isPrivate =
    /\b(?:popla|independent appeals service|protection of freedoms|private (?:land|property|car park)|international parking community|british parking association|terms and conditions of parking|parking charge notice)\b/i.test(
      text,
    )
  return (
    isPrivate &&
    /\bparking\b/i.test(text) &&
    !hasClient(letter) &&
    !/\b(?:council|borough|traffic management act|civil enforcement|traffic enforcement centre|traffic penalty tribunal|london tribunals|notice to owner)\b/i.test(
      text,
    )
  )
}

/** A collector named as such, with a parking firm for a client. */
export function isRecoveryOfParking(letter: Letter): boolean {
  const head = letter.lines
    .slice(0, 6)
    .map(({ text }) => text)
    .join(' ')
  return /\b(?:recover(?:y|ies)|collections?|debt)\b/i.test(head) && hasClient(letter)
}
