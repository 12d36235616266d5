/** Numbers under which a sender itself is registered: they stand on all its papers and name no matter of the reader's. */
import type { Span } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'

const REGISTER =
  /(?<!\p{L})(?:c\.? ?i\.? ?f\.?|n\.? ?i\.? ?f\.?(?: de la empresa)?|p\. ?iva|partita iva|kvk(?:-?(?:nr|nummer))?|btw(?:-?(?:nr|nummer))?|ondernemingsnummer|numéro d['’]entreprise|n° (?:d['’])?entreprise|kbo|bce|tva|rpr|rpm|rea|(?:all['’]albo|al registro|albo|elenco|registro)[^\n\d]{0,50} n(?:\.|°|r\.?)?|colegiad[oa](?: n\.?º)?|registro mercantil[^\n]{0,50})[\s.:]*(?:be|nl|it|es)?[\s.:]*$/iu

/** "C.I.F. B-12345678", "iscritta all'Albo imprese assicurative n. 1.00021", "Ondernemingsnummer BE 0123.456.789". */
export function isOfRegister({ language, working }: Letter, [start]: Span): boolean {
  if (language === 'en' || language === 'ja') return false
  return REGISTER.test(working.original.slice(Math.max(0, start - 70), start))
}
