import type { Basis } from '@plainletter/contracts/analysis'

import { nameSource } from './law-sources.ts'

/** How many proofs stand under a statement at once; the rest open on demand. */
export const PROOFS_SHOWN = 3

/**
 * The proofs worth reading, the letter's words first, then the law. A quote within a longer one, and a second
 * mention of the same words or provision, prove nothing more and are left out.
 */
export function chooseProofs(basis: readonly Basis[]): readonly Basis[] {
  const letters = basis.filter((proof) => proof.kind === 'letter')
  const laws = basis.filter((proof) => proof.kind === 'law')
  const quotes = letters.map((proof) => simplify(proof.quote))
  const telling = letters.filter((_, index) => !isWithinAnother(quotes, index))
  const sources = laws.map(nameSource)
  return [...telling, ...laws.filter((law, index) => sources.indexOf(nameSource(law)) === index)]
}

function isWithinAnother(quotes: readonly string[], index: number): boolean {
  const quote = quotes[index] ?? ''
  return quotes.some(
    (other, place) =>
      place !== index && other.includes(quote) && (other !== quote || place < index),
  )
}

const simplify = (quote: string) => quote.replace(/\s+/g, ' ').trim().toLowerCase()
