import type { Found } from '../redaction.ts'

/** Lengths from the SWIFT IBAN registry, for the countries we cover and their near neighbours. */
const LENGTHS: Readonly<Record<string, number>> = {
  GB: 22,
  IE: 22,
  DE: 22,
  FR: 27,
  BE: 16,
  CH: 21,
  ES: 24,
  IT: 27,
  NL: 18,
  AT: 20,
  PL: 28,
  PT: 25,
  LU: 20,
  LT: 20,
  LV: 21,
  EE: 20,
  RO: 24,
  BG: 22,
  HU: 28,
  CZ: 24,
  SK: 24,
  DK: 18,
  SE: 24,
  NO: 15,
  FI: 18,
  MT: 31,
}
const SHAPE = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}/giu

/** International bank account numbers with the right length and checksum. */
export function findIbans(text: string): Found[] {
  return Array.from(text.matchAll(SHAPE)).flatMap((match): Found[] => {
    const length = lengthAsPrinted(match[0])
    if (length === undefined || !hasChecksum(match[0].slice(0, length))) return []
    return [{ kind: 'IBAN', span: [match.index, match.index + length] }]
  })
}

/** How many printed characters the IBAN takes, spaces counted; undefined when it is cut short. */
function lengthAsPrinted(printed: string): number | undefined {
  const wanted = LENGTHS[printed.slice(0, 2).toUpperCase()]
  if (wanted === undefined) return undefined
  let seen = 0
  for (let at = 0; at < printed.length; at += 1) {
    if (/[A-Z\d]/i.test(printed.charAt(at))) seen += 1
    if (seen === wanted) return at + 1
  }
  return undefined
}

/** ISO 13616: the first four characters move to the end, letters become numbers, and the rest of 97 is 1. */
function hasChecksum(printed: string): boolean {
  const plain = printed.replace(/[ -]/g, '').toUpperCase()
  const moved = plain.slice(4) + plain.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    for (const digit of Number.parseInt(character, 36).toString()) {
      rest = (rest * 10 + Number(digit)) % 97
    }
  }
  return rest === 1
}
