/** Signs of being genuine that depend on what the letter turned out to be. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { AuthenticitySign, Reading } from '@plainletter/contracts/reading'

import { hasSign } from './letter.ts'
import type { Letter } from './letter.ts'
import type { WeighedSign } from './mail-signs.ts'

/** Signs that depend on what the letter turned out to be. */
export function signsOfType(
  letter: Letter,
  reading: { documentType: DocumentType; dates: Reading['dates']; hasInstructions: boolean },
): AuthenticitySign[] {
  const { documentType, dates, hasInstructions } = reading
  if (documentType === 'ENQUIRY' || documentType === 'OTHER')
    return hasInstructions ? [COMMANDS] : []
  const signs: AuthenticitySign[] = hasInstructions ? [COMMANDS] : []
  if (dates.length === 0) {
    signs.push({
      code: 'no_letter_date',
      points: 'suspicious',
      says: 'It has no date, so its time limits cannot be checked.',
      span: null,
    })
  }
  if (documentType === 'COURT_CLAIM' && !isNumbered(letter)) {
    signs.push({
      code: 'claims_court_without_number',
      points: 'suspicious',
      says: 'It speaks as a court but has no claim number.',
      span: null,
    })
  }
  return signs
}

/** A number in the style of registries: "CIV-2025-019-001184", "FTS/HPC/CV/26/0417", "n° 21-26-000418", "N. 1187/2026". */
const OF_A_REGISTRY =
  /\b[A-Z]{2,5}(?:[-/][A-Z]{1,4}){0,3}[-/]\d{2,4}[-/]\d{2,7}\b|(?<!\p{L})(?:n\.|n[°º]|nr\.?|no\.?) ?\d{1,7}[-/]\d{2,4}(?![\d.])|\b(?:record|case|claim|summons|process|application)s? ?(?:no\.?|number|ref\w*)? ?:? ?(?=[A-Z0-9/-]{0,8}\d)[A-Z0-9/-]{5,}/iu

/** A court's number in any of its forms. A Dutch summons has none: its bailiff serves it before the court knows of it. */
function isNumbered(letter: Letter): boolean {
  return (
    letter.language === 'nl' ||
    hasSign(letter, 'claim_number') ||
    OF_A_REGISTRY.test(letter.working.text.slice(0, 20_000))
  )
}

type Harmless = { kinds: ReadonlySet<DocumentType>; codes: ReadonlySet<string> }

/** What is a sign of fraud from others only. */
const HARMLESS: readonly Harmless[] = [
  // Real courts and officers give hours and speak of arrest.
  {
    kinds: new Set([
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'COURT_JUDGMENT',
      'COUNCIL_TAX_DEMAND',
      'PENALTY_CHARGE_NOTICE',
      'TAX_DEMAND',
    ]),
    codes: new Set([
      'threatens_arrest',
      'pressure_hours',
      'threatens_service_end',
      'greets_nobody',
    ]),
  },
  // Employers and landlords give final warnings, hours of leave and "you have been selected".
  {
    kinds: new Set([
      'DISMISSAL_LETTER',
      'REDUNDANCY_NOTICE',
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
    ]),
    codes: new Set(['pressure_hours', 'threatens_service_end', 'promises_money']),
  },
  // Who collects a debt or a bill adds fees for it, and frees nothing for them.
  {
    kinds: new Set(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND']),
    codes: new Set(['small_fee_first']),
  },
]

/** The signs that still mean something in a letter of this kind. */
export function signsThatCount(
  signs: readonly WeighedSign[],
  documentType: DocumentType,
): WeighedSign[] {
  const harmless = HARMLESS.find(({ kinds }) => kinds.has(documentType))
  return signs.filter(({ code }) => !harmless?.codes.has(code))
}

const COMMANDS: AuthenticitySign = {
  code: 'orders_to_software',
  points: 'suspicious',
  says: 'It has text that tries to give orders to software. We did not follow it.',
  span: null,
}
