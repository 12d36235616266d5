/** What to do by a date that the letter prints, and what it says may follow. Never more than its own words bear. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { StatedDeadline, Threat } from '@plainletter/contracts/reading'

import { letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { datesOf } from './facts.ts'
import type { Facts } from './facts.ts'

const ACTIONS = {
  pay: 'Answer the letter',
  reply: 'Send your reply',
  appeal: 'Send your appeal',
  leave: 'Get housing help',
  attend: 'Prepare for the hearing',
  pay_discount: 'Decide about the lower price',
  act: 'Answer the letter',
} as const satisfies Record<StatedDeadline['what'], string>

/** Sums that are seldom disputed as a whole: to pay or to agree a plan is the answer. */
const PAYABLE: readonly DocumentType[] = [
  'COUNCIL_TAX_DEMAND',
  'TAX_DEMAND',
  'UTILITY_BILL_DEMAND',
  'BAILIFF_NOTICE',
  'RENT_ARREARS_LETTER',
  'COURT_JUDGMENT',
]
const WITH_LOWER_PRICE: readonly DocumentType[] = ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE']
/** CPR 15.4(1)(b): 28 days from service for a defence after an acknowledgment. */
const DEFENCE_DAYS = 28
const NO_HEARING = /\bwithout (?:a|any) hearing\b/i

/** What the person does by then. */
export function statedAction(stated: StatedDeadline, facts: Facts): string {
  const { documentType } = facts.reading
  const what = whatIsMeant(stated, facts)
  if (documentType === 'COURT_CLAIM' && what !== 'attend') return claimAction(what, stated)
  if (what === 'act' && documentType === 'EVICTION_NOTICE') return ACTIONS.leave
  if (what === 'pay' && PAYABLE.includes(documentType)) return 'Pay, or ask for a plan'
  return ACTIONS[what]
}

function claimAction(what: StatedDeadline['what'], { relativeDays }: StatedDeadline): string {
  if (what === 'pay') return 'Pay, if you owe it'
  return (relativeDays ?? 0) >= DEFENCE_DAYS ? 'Send your defence' : 'Reply to the claim'
}

/** A hearing that is only denied is none, and a lower price is offered on parking papers alone. */
function whatIsMeant(stated: StatedDeadline, facts: Facts): StatedDeadline['what'] {
  const { documentType } = facts.reading
  if (stated.what === 'attend' && !isHearing(stated, facts))
    return documentType === 'COURT_CLAIM' ? 'reply' : 'act'
  if (stated.what === 'pay_discount' && !WITH_LOWER_PRICE.includes(documentType)) return 'pay'
  return stated.what
}

function isHearing({ iso, relativeDays, quote }: StatedDeadline, { reading }: Facts): boolean {
  if (NO_HEARING.test(quote)) return false
  return relativeDays === null || (iso !== null && datesOf(reading, 'hearing').includes(iso))
}

type Words = (threat: Threat, facts: Facts) => string | null

/** Kinds without words here are left to the rules. */
const CONSEQUENCES: Partial<Record<Threat['kind'], Words>> = {
  court: () => 'They say they may go to court after that.',
  judgment: () => 'They say a court may decide against you after that.',
  enforcement_visit: visitWords,
  goods: () => 'They say they may take goods after that.',
  debt_collector: () => 'They say they may use a debt collector after that.',
  credit_file: () => 'They say they may tell credit agencies after that.',
  eviction: () => 'They say they may ask a court for your home after that.',
  disconnection: () => 'They say they may cut you off after that.',
}
const COURT_DECIDES = 'The court can decide without you after that.'

/** Papers behind which a court order or a public power can stand. The visitors of others are callers, not agents. */
const ENFORCED: readonly DocumentType[] = [
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'COUNCIL_TAX_DEMAND',
  'PENALTY_CHARGE_NOTICE',
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
]
const SHERIFF = /\bsheriff officers?\b/i
/** A civil enforcement officer is a traffic warden (Traffic Management Act 2004, section 76). */
const WARDEN = /\bcivil\s+enforcement\s+officers?\b/gi
const AGENT = /\b(?:enforcement (?:agents?|officers?)|bailiffs?)\b/i

function visitWords({ quote }: Threat, { reading }: Facts): string | null {
  const words = quote.replace(WARDEN, '')
  if (words !== quote && !AGENT.test(words)) return null
  if (!ENFORCED.includes(reading.documentType)) return 'They say a collector may call after that.'
  if (SHERIFF.test(words)) return 'They say sheriff officers may visit after that.'
  return 'They say an enforcement agent may visit after that.'
}

/** Null when the letter threatens nothing that can still follow. */
export function statedConsequence(stated: StatedDeadline, facts: Facts): Claim | null {
  if (whatIsMeant(stated, facts) === 'pay_discount') return null
  const isCourtPaper = facts.reading.documentType === 'COURT_CLAIM'
  if (isCourtPaper || whatIsMeant(stated, facts) === 'attend')
    return { says: COURT_DECIDES, basis: facts.kindBasis }
  for (const threat of openThreats(facts)) {
    const says = CONSEQUENCES[threat.kind]?.(threat, facts)
    const basis: Basis[] = letterBases(facts.text, [threat.span])
    if (says && basis.length > 0) return { says, basis }
  }
  return null
}

const TAKING: readonly Threat['kind'][] = ['enforcement_visit', 'goods']
const COURT_STEPS: readonly Threat['kind'][] = ['court', 'judgment']

/** What can still follow. With an order behind it the visit comes first, and a court has decided already. */
function openThreats({ reading: { threats, documentType } }: Facts): Threat[] {
  const open = threats.filter((threat) => threat.mood !== 'has_been')
  if (!ENFORCED.includes(documentType)) return open
  const left =
    documentType === 'BAILIFF_NOTICE' || documentType === 'COURT_JUDGMENT'
      ? open.filter((threat) => !COURT_STEPS.includes(threat.kind))
      : open
  return left.toSorted(
    (one, other) => Number(TAKING.includes(other.kind)) - Number(TAKING.includes(one.kind)),
  )
}
