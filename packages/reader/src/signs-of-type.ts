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

/** A court's number in any of its forms: "Claim no", "Record No. 26/014482", "Claim N24YJ550". */
function isNumbered(letter: Letter): boolean {
  return (
    hasSign(letter, 'claim_number') ||
    /\b(?:record|case|claim|summons|process|application)s? ?(?:no\.?|number|ref\w*)? ?:? ?(?=[A-Z0-9/-]{0,8}\d)[A-Z0-9/-]{5,}/i.test(
      letter.working.text.slice(0, 20_000),
    )
  )
}

/** Real courts and officers give hours and speak of arrest; only from others are those signs of fraud. */
const NO_SIGN_FOR: ReadonlySet<DocumentType> = new Set([
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'COUNCIL_TAX_DEMAND',
  'PENALTY_CHARGE_NOTICE',
  'TAX_DEMAND',
])
const HARMLESS_FROM_COURTS: ReadonlySet<string> = new Set([
  'threatens_arrest',
  'pressure_hours',
  'threatens_service_end',
])

/** The signs that still mean something in a letter of this kind. */
export function signsThatCount(
  signs: readonly WeighedSign[],
  documentType: DocumentType,
): WeighedSign[] {
  return NO_SIGN_FOR.has(documentType)
    ? signs.filter(({ code }) => !HARMLESS_FROM_COURTS.has(code))
    : [...signs]
}

const COMMANDS: AuthenticitySign = {
  code: 'orders_to_software',
  points: 'suspicious',
  says: 'It has text that tries to give orders to software. We did not follow it.',
  span: null,
}
