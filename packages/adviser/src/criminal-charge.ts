/** A charge of an offence is a court paper, whoever sends it: it is never answered by a letter or left alone. */
import { letterBases } from './basis.ts'
import type { Facts } from './facts.ts'
import type { Selected } from './select-rules.ts'

const CHARGE =
  /\bsingle justice procedure\b|\byou (?:are|have been) charged (?:that|with)\b|\b(?:enter|make) (?:a|your) plea\b|\bplead (?:guilty|not guilty)\b/i

/** True when the paper charges the person with an offence (Magistrates' Courts Act 1980, section 16A). */
export function isCriminalCharge({ text, reading }: Pick<Facts, 'text' | 'reading'>): boolean {
  return !reading.isEnquiry && reading.documentType !== 'SCAM_LETTER' && CHARGE.test(text)
}

const SPEAKS_OF_CHARGE =
  /\bsingle justice|\bcharged|\bplea\b|\bplead|\bmagistrates?\b|\bprosecut|\bsummons\b/i

/** Only the rows for a charge, and those that a word of it called for: advice on letters that only ask would harm here. */
export function fitForCharge(rules: readonly Selected[], facts: Facts): Selected[] {
  if (!isCriminalCharge(facts)) return [...rules]
  return rules.filter(
    ({ rule, basis }) =>
      rule.papers?.includes('single_justice_notice') ||
      basis.some((one) => one.kind === 'letter' && SPEAKS_OF_CHARGE.test(one.quote)),
  )
}

/** The words of the charge, as proof. */
export function chargeBasis({ text }: Facts) {
  const match = CHARGE.exec(text)
  return match ? letterBases(text, [[match.index, match.index + match[0].length]]) : []
}
