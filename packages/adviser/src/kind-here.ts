/** The name of a paper as people know it where they live. */
import { kindName } from '@plainletter/phrases/format'
import type { Names } from '@plainletter/phrases/phrases'

import type { Facts } from './facts.ts'

const SHERIFF = /\bsheriff officers?\b/i

/** With its article, to follow "This is". */
export function kindHere(facts: Facts): string {
  const { reading, phrases } = facts
  const local = localKind(facts)
  if (reading.paper) return phrases.papers[reading.paper.name].name
  return local ? phrases.names.localKinds[local] : kindName(phrases, reading.documentType)
}

/** To stand alone; null where the name of the kind says it. */
export function labelHere(facts: Facts): string | null {
  const { reading, phrases } = facts
  const local = localKind(facts)
  if (reading.paper) return phrases.papers[reading.paper.name].label
  return local ? phrases.names.localKindLabels[local] : null
}

/** A place with a name of its own for a kind: rates in Northern Ireland, sheriff officers in Scotland, fines abroad. */
function localKind({
  reading: { documentType },
  country,
  nation,
  text,
}: Facts): keyof Names['localKinds'] | null {
  if (documentType === 'PENALTY_CHARGE_NOTICE') return country === 'gb' ? null : 'fine'
  if (documentType === 'COUNCIL_TAX_DEMAND' && nation === 'northern_ireland') return 'rates'
  const isScottish = documentType === 'BAILIFF_NOTICE' && nation === 'scotland'
  return isScottish && SHERIFF.test(text) ? 'sheriffOfficers' : null
}

/** True for a letter that nothing names: no kind and no paper. */
export function isUnnamed({ reading: { documentType, paper } }: Pick<Facts, 'reading'>): boolean {
  return documentType === 'OTHER' && paper === null
}
