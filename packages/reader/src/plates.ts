/** Registrations of vehicles, by their shape and by their label. */
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'

type Reference = Reading['references'][number]

const LIMIT = 60
const PLATE =
  /(?<![\p{L}\p{N}/-])(?:[A-Z]{2}[0-9]{2} ?[A-Z]{3}|[A-Z][0-9]{1,3} [A-Z]{3}|[A-Z]{3} [0-9]{1,3}[A-Z]|[A-Z]{1,3} [0-9]{3,4})(?![\p{L}\p{N}/-])/gu
const PLATE_LABEL =
  /(?:vehicle(?: registration| reg)?(?: mark| number| no)?\.?|registration(?: mark| number| no)?\.?|reg(?:\.| no\.?| number)?|vrm|vrn|number plate|plate)\s*(?:is|of)?[ :#-]*([A-Z0-9]{2,4}[ -]?[A-Z0-9]{2,4}(?:-[A-Z0-9]{2})?)(?![A-Z0-9-])/gi
/** "PLATE: IL CD 41877", "Plate: BC NR8 41T": the state, then the number. */
const AMERICAN =
  /(?<=\bplate(?: ?(?:no|number|#)\.?)?[ :#]{1,8}(?:[A-DFGHIK-PR-WY][A-Z]) {1,3})(?=[A-Z0-9 -]{0,7}\d)[A-Z0-9]{2,4}[ -]?[A-Z0-9]{2,5}(?![\p{L}\p{N}-])/giu
/** Plates of other countries that no other number looks like. */
const PLATES_ABROAD: Readonly<Partial<Record<string, RegExp>>> = {
  de: /(?<![\p{L}\p{N}-])[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?(?![\p{L}\p{N}-])/gu,
  fr: /(?<![\p{L}\p{N}-])[A-Z]{2}-\d{3}-[A-Z]{2}(?![\p{L}\p{N}-])/gu,
  nl: /(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-\d{3}-[A-Z]{1,2}|\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{2}-\d{2}-[A-Z]{2})(?![\p{L}\p{N}-])/gu,
  it: /(?<![\p{L}\p{N}-])[A-Z]{2} ?\d{3} ?[A-Z]{2}(?![\p{L}\p{N}-])/gu,
  ie: /(?<![\p{L}\p{N}-])\d{2,3}[- ](?:C[ENW]?|DL?|G|K[EKY]|L[DHKMS]?|M[HNO]|OY|RN|SO|T[NS]?|W[DHWX]?)[- ]\d{1,6}(?![\p{L}\p{N}-])/gu,
  us: AMERICAN,
  ca: AMERICAN,
  es: /(?<![\p{L}\p{N}-])\d{4}[ -]?[B-DF-HJ-NP-TV-Z]{3}(?![\p{L}\p{N}-])/gu,
}
/** Registrations by their shape (of 2001 and later) and those behind a label. */
export function plates(letter: Letter): Reference[] {
  const { text } = letter.working
  const abroad = PLATES_ABROAD[letter.country]
  const shaped = Array.from(text.matchAll(PLATE))
    .filter((match) => letter.country === 'gb' && /^[A-Z]{2}[0-9]{2}/.test(match[0]))
    .concat(abroad ? Array.from(text.matchAll(abroad)) : [])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const labels = Array.from(text.matchAll(PLATE_LABEL))
    .filter(([, plate = '']) => /\d/.test(plate) && /[A-Z]/.test(plate) && !/[a-km-z]/.test(plate))
    .map((match) => ({
      start: match.index + match[0].length - (match[1] ?? '').length,
      end: match.index + match[0].length,
    }))
  return [...shaped.slice(0, LIMIT), ...labels.slice(0, LIMIT)].map(({ start, end }) => {
    const span = toSpan(letter.working, start, end)
    return { label: 'vehicle', value: quoteOf(letter.working, span), span }
  })
}
