import type { Analysis } from '@plainletter/contracts/analysis'

const SUM =
  /(?:(?:A|C|NZ|US)?[$£€¥]|CHF|EUR|GBP|USD|JPY)\s?\d[\d.,'’\u00a0]*\d|[$£€¥]\s?\d|\d[\d.,'’\u00a0]*\s?(?:€|EUR|CHF|円)/u

/**
 * The sum the letter asks for, as it is printed, or undefined where none is named.
 * It is taken from what they want and from the letter's words that prove it; nothing is added up.
 */
export function findMainSum(
  analysis: Pick<Analysis, 'isEnquiry' | 'basis' | 'firstThingsFirst'>,
): string | undefined {
  if (analysis.isEnquiry) return undefined
  const proofs = analysis.basis['firstThingsFirst.whatTheyWant'] ?? []
  const quotes = proofs.map((basis) => (basis.kind === 'letter' ? basis.quote : ''))
  const texts = [analysis.firstThingsFirst.whatTheyWant, ...quotes]
  return texts.map((text) => SUM.exec(text)?.[0].trim()).find((sum) => sum !== undefined)
}
