/** The name of a kind of document as people know it where they live. */
import { kindName } from '@plainletter/phrases/format'

import type { Facts } from './facts.ts'

const SHERIFF = /\bsheriff officers?\b/i

/** Northern Ireland has rates in place of council tax, and Scotland sheriff officers in place of bailiffs. */
export function kindHere({ reading, phrases, nation, text }: Facts): string {
  const { documentType } = reading
  const { nationKinds } = phrases.names
  if (documentType === 'COUNCIL_TAX_DEMAND' && nation === 'northern_ireland')
    return nationKinds.rates
  if (documentType === 'BAILIFF_NOTICE' && nation === 'scotland' && SHERIFF.test(text))
    return nationKinds.sheriffOfficers
  return kindName(phrases, documentType)
}
