/** When a person should not do this alone, and why. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import { sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey } from '@plainletter/phrases/phrases'

import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { chargeBasis, isCriminalCharge } from './criminal-charge.ts'
import { datesOf } from './facts.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'

const BY_KIND: Partial<Record<DocumentType, FixedKey>> = {
  COURT_JUDGMENT: 'helpJudgment',
  EVICTION_NOTICE: 'helpEviction',
  STATUTORY_DEMAND: 'helpStatutory',
}

const COMPLEX_KINDS: readonly DocumentType[] = [
  'COURT_CLAIM',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'INSURANCE_DECISION',
]

/** Elsewhere a threat of prison or of police is an empty one, or a word such as "arrest" of wages. */
const CRIMINAL_KINDS: readonly DocumentType[] = [
  'TV_LICENCE_LETTER',
  'OTHER',
  'BENEFIT_OVERPAYMENT',
]

/** Jurors and witnesses need no lawyer. */
function isCalledToHelp({ reading: { paper } }: Situation['facts']): boolean {
  return paper?.name === 'jury_summons' || paper?.name === 'witness_summons'
}

/** The reasons, strongest first. Empty when a person can well do this alone. */
export function helpReasons({ facts, rules, isScam }: Situation): Claim[] {
  if (isScam) return []
  const { reading, text, phrases } = facts
  const key = BY_KIND[reading.documentType]
  const byKind = key ? [{ says: sayFixed(phrases, key), basis: facts.kindBasis }] : []
  const byRule = rowsOf(rules, 'warning')
    .filter(({ rule }) => rule.needsProfessional === true)
    .map(claimOf)
  const hearing = datesOf(reading, 'hearing').some((day) => day >= facts.today)
  const byHearing =
    hearing && reading.urgencyLevel === 'high' && !isCalledToHelp(facts)
      ? [fixedClaim(phrases, 'helpHearing')]
      : []
  const prison = CRIMINAL_KINDS.includes(reading.documentType)
    ? reading.threats.filter((threat) => threat.kind === 'prison')
    : []
  const places = letterBases(
    text,
    prison.map((threat) => threat.span),
  )
  const byPrison =
    places.length > 0 ? [{ says: sayFixed(phrases, 'helpPrison'), basis: places }] : []
  if (isCriminalCharge(facts))
    return [{ says: sayFixed(phrases, 'helpCharge'), basis: chargeBasis(facts) }, ...byRule]
  return [...byKind, ...byRule, ...byHearing, ...byPrison].slice(0, 2)
}

/** Complex when it needs a professional, a form, or more than one letter to be understood. */
export function complexityOf(situation: Situation, needsHelp: boolean): 'simple' | 'complex' {
  const { reading } = situation.facts
  const isComplex =
    needsHelp || reading.hasSeveralLetters || COMPLEX_KINDS.includes(reading.documentType)
  return isComplex ? 'complex' : 'simple'
}
