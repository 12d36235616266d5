/** The name of a paper as people know it where they live. */
import { kindLabel, kindName } from '@plainletter/phrases/format'

import type { Facts } from './facts.ts'

const SHERIFF = /\bsheriff officers?\b/i

/** With its article. Northern Ireland has rates in place of council tax, and Scotland sheriff officers in place of bailiffs. */
export function kindHere({ reading, phrases, nation, text }: Facts): string {
  const { documentType, paper } = reading
  const { nationKinds } = phrases.names
  if (paper) return phrases.papers[paper.name].name
  if (documentType === 'COUNCIL_TAX_DEMAND' && nation === 'northern_ireland')
    return nationKinds.rates
  if (documentType === 'BAILIFF_NOTICE' && nation === 'scotland' && SHERIFF.test(text))
    return nationKinds.sheriffOfficers
  return kindName(phrases, documentType)
}

/** To stand alone. */
export function labelHere({ reading: { documentType, paper }, phrases }: Facts): string {
  return paper ? phrases.papers[paper.name].label : kindLabel(phrases, documentType)
}

/** True for a letter that nothing names: no kind and no paper. */
export function isUnnamed({ reading: { documentType, paper } }: Pick<Facts, 'reading'>): boolean {
  return documentType === 'OTHER' && paper === null
}
