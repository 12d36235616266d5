/** Papers that no letter answers: the right to write has ended, or nothing is late. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'

import type { DraftInput } from './letter-facts.ts'
import { hasHeading } from './text-cues.ts'

/** After these only a form to the court or the tribunal counts (2022 No. 71, regulations 17 to 23). */
const PENALTY_ENDED = /\b(?:charge certificate|order for recovery)\b/i
const PENALTY_ANSWERED =
  /\b(?:notice of rejection|we (?:have )?(?:rejected|considered) your (?:informal )?(?:challenge|representations)|(?:reply|response) to your (?:informal )?challenge|there is no right to (?:make|challenge))\b/i
const COURT_FORMS = /\b(?:TE\s?[379]|PE\s?[23])\b/
const CRIMINAL_CHARGE =
  /\bsingle justice procedure\b|\byou (?:are|have been) charged (?:that|with)\b|\barraignment\b|\banklageschrift\b|\btribunal correctionnel\b|\brinvio a giudizio\b|\bjuicio oral\b|\bpolitierechter\b|起訴状/i
const ANNUAL_BILL = /\b(?:council tax (?:bill|demand)|annual bill|demand notice)\b/i
const LATE_TAX =
  /\b(?:reminder|overdue|final notice|summons|liability order|summary warrant|missed|arrears|bailiff)\b/i

/** Papers of one country that only a form or a court answers, by kind and by their words. */
const FORM_ONLY = [
  // Only the form or the website of the ANTAI counts (article 529-10 du code de procédure pénale); a parking fee (FPS) takes a letter.
  { country: 'fr', kind: 'PENALTY_CHARGE_NOTICE', unless: /post-stationnement|\bFPS\b/i },
] as const satisfies readonly { country: CountryCode; kind: DocumentType; unless: RegExp }[]

/** True where a letter would waste the days that are left, or ask for what nobody refused. */
export function hasNoAnswer({ text, reading, letters }: DraftInput): boolean {
  const { documentType } = reading
  const isFormOnly = FORM_ONLY.some(
    ({ country, kind, unless }) =>
      letters.country === country && documentType === kind && !unless.test(text),
  )
  if (isFormOnly) return true
  if (CRIMINAL_CHARGE.test(text)) return true
  if (letters.country !== 'gb') return false
  if (documentType === 'COUNCIL_TAX_DEMAND')
    return hasHeading(text, ANNUAL_BILL) && !LATE_TAX.test(text)
  if (documentType !== 'PENALTY_CHARGE_NOTICE') return false
  return hasHeading(text, PENALTY_ENDED) || PENALTY_ANSWERED.test(text) || COURT_FORMS.test(text)
}
