/** What to do by a date that the letter prints, and what it says may follow. Never more than its own words bear. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { StatedDeadline, Threat } from '@plainletter/contracts/reading'
import { say } from '@plainletter/phrases/phrases'
import type { SentenceKey } from '@plainletter/phrases/phrases'

import { letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import { isCourtName } from './court-name.ts'
import { datesOf } from './facts.ts'
import type { Facts } from './facts.ts'

const ACTIONS = {
  pay: 'answerLetter',
  reply: 'sendReply',
  appeal: 'sendAppeal',
  leave: 'getHousingHelp',
  attend: 'prepareForHearing',
  pay_discount: 'decideLowerPrice',
  act: 'answerLetter',
} as const satisfies Record<StatedDeadline['what'], SentenceKey>

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
  return say(facts.phrases, actionKey(stated, facts))
}

const WORK_HEARINGS: readonly Paper[] = ['disciplinary_hearing', 'work_suspension']

/** What is done by the day that such a paper gives, where it is no hearing. */
const PAPER_ACTIONS: Partial<Record<Paper, SentenceKey>> = {
  benefit_move: 'claimBenefit',
  complaint_refused: 'takeFurther',
  driver_details: 'nameDriver',
  police_penalty: 'choosePenalty',
  court_fine: 'payOrPlan',
  school_absence_penalty: 'choosePenalty',
  rent_increase: 'answerRentRise',
  service_charge: 'payOrPlan',
  vehicle_tax_penalty: 'choosePenalty',
  prescription_penalty: 'choosePenalty',
  tribunal_hearing: 'answerLetter',
  means_form: 'sendFormBack',
  benefit_review: 'sendFormBack',
  student_overpayment: 'payOrPlan',
  policy_cancelled: 'payOrPlan',
  care_charges: 'payOrPlan',
  default_notice: 'payOrPlan',
  child_maintenance: 'payOrPlan',
}

function paperAction(
  { reading: { paper } }: Facts,
  what: StatedDeadline['what'],
): SentenceKey | undefined {
  if (paper?.name === 'police_interview') return 'getSolicitor'
  if (what === 'attend' && paper && WORK_HEARINGS.includes(paper.name)) return 'prepareForMeeting'
  return paper && what !== 'attend' && what !== 'appeal' ? PAPER_ACTIONS[paper.name] : undefined
}

function actionKey(stated: StatedDeadline, facts: Facts): SentenceKey {
  const { documentType } = facts.reading
  const what = whatIsMeant(stated, facts)
  const own = paperAction(facts, what) ?? actionOfKind(documentType, what, stated)
  if (own) return own
  // In a question there may be no letter to answer.
  if (documentType === 'ENQUIRY' && ACTIONS[what] === 'answerLetter') return 'actInTime'
  return ACTIONS[what]
}

/** What a kind of paper makes of it, where that is something else. */
function actionOfKind(
  kind: DocumentType,
  what: StatedDeadline['what'],
  stated: StatedDeadline,
): SentenceKey | undefined {
  if (what === 'attend')
    return kind === 'OTHER' && APPOINTMENT.test(stated.quote) ? 'goToAppointment' : undefined
  if (kind === 'COURT_CLAIM') return claimAction(what, stated)
  if (what === 'act' && kind === 'EVICTION_NOTICE') return ACTIONS.leave
  return what === 'pay' && PAYABLE.includes(kind) ? 'payOrPlan' : undefined
}

/** An office calls somebody, and no court. */
const APPOINTMENT =
  /(?<!\p{L})(?:appointment|interview|termin|gespräch|rendez-vous|entretien|cita|entrevista|colloquio|visita|gesprek|afspraak)(?!\p{L})/iu

function claimAction(what: StatedDeadline['what'], { relativeDays }: StatedDeadline): SentenceKey {
  if (what === 'pay') return 'payIfOwed'
  if (what === 'leave') return ACTIONS.leave
  return (relativeDays ?? 0) >= DEFENCE_DAYS ? 'sendDefence' : 'replyToClaim'
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

type Words = (threat: Threat, facts: Facts) => SentenceKey | null

/** Kinds without words here are left to the rules. */
const CONSEQUENCES: Partial<Record<Threat['kind'], Words>> = {
  court: () => 'mayGoToCourt',
  judgment: () => 'mayGetJudgment',
  enforcement_visit: visitWords,
  goods: () => 'mayTakeGoods',
  debt_collector: () => 'mayUseCollector',
  credit_file: () => 'mayTellCreditAgencies',
  eviction: () => 'mayAskForHome',
  disconnection: () => 'mayCutOff',
}

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

function visitWords({ quote }: Threat, { reading }: Facts): SentenceKey | null {
  const words = quote.replace(WARDEN, '')
  if (words !== quote && !AGENT.test(words)) return null
  if (!ENFORCED.includes(reading.documentType)) return 'collectorMayCall'
  if (SHERIFF.test(words)) return 'sheriffMayVisit'
  return 'agentMayVisit'
}

/** A court that names the day to be out threatens no court case any more. */
function isCourtsOwnDay({ sender, reading }: Facts): boolean {
  return reading.documentType === 'EVICTION_NOTICE' && sender !== null && isCourtName(sender.name)
}

const OF_WORK: readonly DocumentType[] = ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE']

/** Who goes on without a person that does not come or answer. Nobody judges a juror or a witness. */
function whoDecides(
  { reading: { documentType, paper } }: Facts,
  what: StatedDeadline['what'],
): SentenceKey | null {
  const isOfWork = paper ? WORK_HEARINGS.includes(paper.name) : OF_WORK.includes(documentType)
  if (isOfWork) return what === 'attend' ? 'employerCanDecide' : null
  if (paper) return null
  return documentType === 'COURT_CLAIM' || what === 'attend' ? 'courtCanDecide' : null
}

/** Null when the letter threatens nothing that can still follow. */
export function statedConsequence(stated: StatedDeadline, facts: Facts): Claim | null {
  const what = whatIsMeant(stated, facts)
  if (what === 'pay_discount' || isCourtsOwnDay(facts)) return null
  const judge = whoDecides(facts, what)
  if (judge) return { says: say(facts.phrases, judge), basis: facts.kindBasis }
  for (const threat of openThreats(facts)) {
    const key = CONSEQUENCES[threat.kind]?.(threat, facts)
    const basis: Basis[] = letterBases(facts.text, [threat.span])
    if (key && basis.length > 0) return { says: say(facts.phrases, key), basis }
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
