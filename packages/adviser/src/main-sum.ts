/** The sum that a letter is about. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { Amount, AmountRole, Reading } from '@plainletter/contracts/reading'
import { formatMoney } from '@plainletter/phrases/format'
import type { Phrases } from '@plainletter/phrases/phrases'

import { letterBases } from './basis.ts'

/** A sum with its place, and as people write it: `words` is '£412.50'. */
export type ProvenSum = { amount: Amount; words: string; basis: Basis[] }

/** The role that names what is asked for best comes first. */
const MAIN_ROLES: readonly AmountRole[] = ['total', 'arrears', 'principal', 'rent']
/** Where the penalty itself is what is asked for. Elsewhere it is a threat, such as the highest fine. */
const PENALTY_KINDS: readonly DocumentType[] = ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE']
/** Letters that are not about a sum, though they may name some. */
const NOT_ABOUT_MONEY: readonly DocumentType[] = [
  'EVICTION_NOTICE',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'INSURANCE_DECISION',
  'OTHER',
]

/** Papers that are about a sum. */
const ABOUT_MONEY: readonly Paper[] = [
  'service_charge',
  'deposit_deductions',
  'police_penalty',
  'court_fine',
  'school_absence_penalty',
  'child_maintenance',
  'vehicle_tax_penalty',
  'prescription_penalty',
  'student_overpayment',
  'estate_debt',
  'default_notice',
]

/** There every household owes the fee, with or without a television: its letters are bills. */
const FEE_OF_ALL: readonly CountryCode[] = ['de', 'ch']

function isAboutMoney({ documentType, paper, jurisdiction }: Reading): boolean {
  if (paper) return ABOUT_MONEY.includes(paper.name)
  if (documentType === 'TV_LICENCE_LETTER') return FEE_OF_ALL.includes(jurisdiction.countryCode)
  return !NOT_ABOUT_MONEY.includes(documentType)
}

/** The sum that the letter asks for, with its place; null where it asks for none. */
export function findMainSum({
  text,
  reading,
  phrases,
}: {
  text: string
  reading: Reading
  phrases: Phrases
}): ProvenSum | null {
  if (!isAboutMoney(reading)) return null
  const behind = sumBehind(text, reading)
  if (behind)
    return {
      amount: behind,
      words: formatMoney(phrases, behind.value, behind.currency),
      basis: letterBases(text, [behind.span]),
    }
  const roles = PENALTY_KINDS.includes(reading.documentType)
    ? [...MAIN_ROLES, 'penalty']
    : MAIN_ROLES
  for (const role of roles) {
    const sums = reading.amounts.filter((amount) => amount.role === role && amount.value > 0)
    const largest = sums.toSorted((one, other) => other.value - one.value)[0]
    const basis = largest ? letterBases(text, [largest.span]) : []
    if (largest && basis.length > 0) {
      return {
        amount: largest,
        words: formatMoney(phrases, largest.value, largest.currency),
        basis,
      }
    }
  }
  return null
}

/** "Pay the arrears of £214.75 by 22 October": what is asked for by the day, where the whole falls due only after it. */
function sumBehind(text: string, { amounts, deadline }: Reading): Amount | null {
  if (!deadline) return null
  const [from, to] = deadline.span
  const [only, ...others] = amounts.filter(
    ({ value, span }) => value > 0 && from < span[0] && span[1] < to,
  )
  const isBehind = only?.role === 'arrears' || only?.role === 'instalment'
  if (!only || others.length > 0 || !isBehind) return null
  return ASKS_FOR.test(text.slice(from, only.span[0])) ? only : null
}

/** A bill that is paid in parts asks for all of them. */
const ASKS_FOR =
  /\b(?:pay(?:ing|ment of)?|lodge|make sure (?:that )?we have)\b(?:(?!\b(?:instalments|amounts|payments)\b)[^.!?]){0,40}$/i
