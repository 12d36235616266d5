/** Picks the rows of law that speak to this letter, here, on the date that counts. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { Rule, RuleKind, RuleOf } from '@plainletter/contracts/rule'

import { lawBasis, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'
import { holds } from './holds.ts'
import { speaksToQuestions } from './subject-kind.ts'

/** A row that applies, with its proof: the rule, and the letter's words that called for it. */
export type Selected<Row extends Rule = Rule> = { rule: Row; basis: Basis[] }

/** The rank of a row that names none. */
export const DEFAULT_RANK = 50

/** The rows that apply: those for this document before those for the paper a question is about, then by rank. */
export function selectRules(facts: Facts): Selected[] {
  const own = ownRules(facts)
  const further = withoutThose(subjectRules(facts), own)
  return [own, further].flatMap((rules) =>
    applying(rules, facts).toSorted((one, other) => rankOf(one.rule) - rankOf(other.rule)),
  )
}

/** By their ids: in another language each kind of letter has its own copy of a row. */
function withoutThose(rules: readonly Rule[], others: readonly Rule[]): Rule[] {
  const ids = new Set(others.map(({ id }) => id))
  return rules.filter(({ id }) => !ids.has(id))
}

/** The answers that apply here, of every field of life. */
export function answerRows(facts: Facts): Selected<RuleOf<'answer'>>[] {
  return applying(ofKind(rulesInForce(facts, facts.reading.documentType), 'answer'), facts)
}

/** The changes of the law that touch this, in force or to come. */
export function changeRows(facts: Facts): RuleOf<'change'>[] {
  const { reading, subject, today } = facts
  const own = rulesOf(facts, reading.documentType).filter((rule) => fitsTopic(rule, facts))
  const further = subject === null ? [] : withoutThose(rulesOf(facts, subject), own)
  const fitting = ofKind([...own, ...further], 'change').filter(
    (rule) => isNotOver(rule, today) && isForPlace(rule, facts),
  )
  return applying(fitting, facts).map(({ rule }) => rule)
}

function isNotOver({ authority: { inForceTo } }: Rule, today: string): boolean {
  return inForceTo === undefined || today <= inForceTo
}

function ofKind<Kind extends RuleKind>(rules: readonly Rule[], kind: Kind): RuleOf<Kind>[] {
  return rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind)
}

function applying<Row extends Rule>(rules: readonly Row[], facts: Facts): Selected<Row>[] {
  return rules.flatMap((rule) => {
    const spans = holds(rule.when, facts)
    return spans ? [{ rule, basis: [lawBasis(rule), ...letterBases(facts.text, spans)] }] : []
  })
}

/** True when we took England for an unknown nation, and some row is not the law of all four. */
export function assumesEngland(facts: Facts, rules: readonly Selected[]): boolean {
  if (facts.country !== 'gb' || facts.nation || facts.reading.documentType === 'SCAM_LETTER')
    return false
  return rules.some(({ rule }) => rule.nations !== undefined && rule.nations.length < NATIONS)
}

const NATIONS = 4

/** The selected rows of one kind. */
export function rowsOf<Kind extends RuleKind>(
  selected: readonly Selected[],
  kind: Kind,
): Selected<RuleOf<Kind>>[] {
  return selected.filter((row) => isOfKind(row, kind))
}

function isOfKind<Kind extends RuleKind>(row: Selected, kind: Kind): row is Selected<RuleOf<Kind>> {
  return row.rule.kind === kind
}

/** A row as a statement. */
export function claimOf({ rule, basis }: Selected): Claim {
  return { says: rule.says, basis, rule }
}

function ownRules(facts: Facts): Rule[] {
  const rules = rulesInForce(facts, facts.reading.documentType)
  return rules.filter(
    (rule) => fitsTopic(rule, facts) && fitsPaper(rule, facts) && fitsCreditor(rule, facts),
  )
}

/** Papers for which the law of their kind is not made: only rows for them, or for words that they say, speak to them. */
const APART: readonly Paper[] = [
  'exit_agreement',
  'driver_details',
  'police_penalty',
  'court_fine',
  'single_justice_notice',
  'school_absence_penalty',
  'benefit_move',
  'child_maintenance',
  'complaint_refused',
  'deposit_deductions',
  'policy_cancelled',
  'price_rise',
  'divorce_papers',
  'jury_summons',
  'witness_summons',
  'vehicle_tax_penalty',
  'prescription_penalty',
  'tribunal_hearing',
  'means_form',
  'benefit_review',
  'benefit_decision',
  'student_overpayment',
  'lodger_notice',
  'estate_debt',
  'foreclosure',
]

/** A question is no paper, though it may be about one: its words decide. */
function fitsPaper({ papers, when }: Rule, { reading: { paper, isEnquiry } }: Facts): boolean {
  if (isEnquiry) return true
  if (papers) return paper !== null && papers.includes(paper.name)
  if (paper === null) return true
  // A word of the law in minutes or a newsletter calls for none.
  return paper.name !== 'circular' && (!APART.includes(paper.name) || asksForWords(when))
}

/** A question rarely says whose letter it is about: mostly a firm's. */
function fitsCreditor({ creditor }: Rule, { reading }: Facts): boolean {
  if (creditor === undefined) return true
  return (creditor === 'public') === reading.isOfficialDemand
}

/** True where the words of a question call for a right of its field: "tips" for the one that they may not be kept. */
export function speaksOfRight(facts: Facts): boolean {
  const { topic, reading } = facts
  const rights = ofKind(rulesInForce(facts, reading.documentType), 'right').filter(
    ({ topics, when }) => topics?.includes(topic) && asksForWords(when),
  )
  return applying(rights, facts).length > 0
}

function asksForWords(when: Rule['when']): boolean {
  return [...(when?.all ?? []), ...(when?.any ?? [])].some((test) => 'says' in test)
}

function subjectRules(facts: Facts): Rule[] {
  if (facts.subject === null) return []
  // A question about a kind of letter is about none of its papers.
  return rulesInForce(facts, facts.subject).filter(
    (rule) => rule.papers === undefined && speaksToQuestions(rule) && fitsCreditor(rule, facts),
  )
}

function rulesInForce(facts: Facts, kind: DocumentType): Rule[] {
  const day = facts.letterDate ?? facts.today
  return lawHere(rulesOf(facts, kind), facts).filter(
    (rule) => rule.lawAt !== 'letter' || isInForce(rule, day),
  )
}

/** The rows of this place that are law today, with those that ask for the day of the letter. */
function lawHere(rules: readonly Rule[], facts: Facts): readonly Rule[] {
  const { today, nation, region } = facts
  const place = `${nation} ${region}`
  const known = LAW_HERE.get(rules)
  const ofToday = known?.today === today ? known.ofPlace : new Map<string, readonly Rule[]>()
  LAW_HERE.set(rules, { today, ofPlace: ofToday })
  const here =
    ofToday.get(place) ??
    rules.filter(
      (rule) => isForPlace(rule, facts) && (rule.lawAt === 'letter' || isInForce(rule, today)),
    )
  ofToday.set(place, here)
  return here
}

/** Of one day, and a few places: rows never change, so what is made from them stands. */
const LAW_HERE = new WeakMap<
  readonly Rule[],
  { today: PlainDate; ofPlace: Map<string, readonly Rule[]> }
>()

/** What was loaded for questions holds some rows for other kinds, but not all. */
function rulesOf({ law, furtherLaw, reading }: Facts, kind: DocumentType): readonly Rule[] {
  const whole = kind === reading.documentType ? law : (furtherLaw ?? law)
  return whole?.rulesOf.get(kind) ?? []
}

function fitsTopic(rule: Rule, { reading, topic }: Facts): boolean {
  if (!rule.topics || reading.documentType !== 'ENQUIRY') return true
  return rule.topics.includes(topic)
}

function isInForce({ authority: { inForceFrom, inForceTo } }: Rule, day: PlainDate): boolean {
  return inForceFrom <= day && (inForceTo === undefined || day <= inForceTo)
}

/** Rows of England stand in for an unknown nation; rows of another nation or of an unknown region never do. */
function isForPlace(rule: Rule, facts: Facts): boolean {
  if (rule.regions && !(facts.region && rule.regions.includes(facts.region))) return false
  if (!rule.nations || facts.country !== 'gb') return true
  return rule.nations.includes(facts.nation ?? 'england')
}

function rankOf(rule: Rule): number {
  return rule.rank ?? DEFAULT_RANK
}
