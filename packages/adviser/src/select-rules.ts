/** Picks the rows of law that speak to this letter, here, on the date that counts. */
import type { Basis } from '@plainletter/contracts/analysis'
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
  return applying(candidateRules(facts), facts).toSorted(
    (one, other) =>
      Number(isOwn(other.rule, facts)) - Number(isOwn(one.rule, facts)) ||
      rankOf(one.rule) - rankOf(other.rule),
  )
}

/** The answers that apply here, of every field of life. */
export function answerRows(facts: Facts): Selected<RuleOf<'answer'>>[] {
  const rules = rulesInForce(facts).filter((rule) =>
    rule.kinds.includes(facts.reading.documentType),
  )
  return rowsOf(applying(rules, facts), 'answer')
}

function applying(rules: readonly Rule[], facts: Facts): Selected[] {
  return rules
    .filter((rule) => isForNation(rule, facts))
    .flatMap((rule) => {
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
  return selected.flatMap(({ rule, basis }) => (isKind(rule, kind) ? [{ rule, basis }] : []))
}

/** A row as a statement. */
export function claimOf({ rule, basis }: Selected): Claim {
  return { says: rule.says, basis }
}

/** Rows for this document, or for the paper that a question is about. */
function candidateRules(facts: Facts): Rule[] {
  return rulesInForce(facts).filter((rule) => isOwn(rule, facts) || isOfSubject(rule, facts))
}

function rulesInForce(facts: Facts): Rule[] {
  const rules = facts.knowledge?.rules ?? []
  return rules.filter((rule) => rule.country === facts.country && isInForce(rule, facts))
}

function isOwn(rule: Rule, facts: Facts): boolean {
  return rule.kinds.includes(facts.reading.documentType) && fitsTopic(rule, facts)
}

function isOfSubject(rule: Rule, { subject }: Facts): boolean {
  return subject !== null && rule.kinds.includes(subject) && speaksToQuestions(rule)
}

function fitsTopic(rule: Rule, { reading, topic }: Facts): boolean {
  if (!rule.topics || reading.documentType !== 'ENQUIRY') return true
  return rule.topics.includes(topic)
}

function isInForce(rule: Rule, facts: Facts): boolean {
  const day = rule.lawAt === 'letter' ? (facts.letterDate ?? facts.today) : facts.today
  const { inForceFrom, inForceTo } = rule.authority
  return inForceFrom <= day && (inForceTo === undefined || day <= inForceTo)
}

/** Rows of England stand in for an unknown nation; rows of another nation never do. */
function isForNation(rule: Rule, facts: Facts): boolean {
  if (!rule.nations || facts.country !== 'gb') return true
  return rule.nations.includes(facts.nation ?? 'england')
}

function isKind<Kind extends RuleKind>(rule: Rule, kind: Kind): rule is RuleOf<Kind> {
  return rule.kind === kind
}

function rankOf(rule: Rule): number {
  return rule.rank ?? DEFAULT_RANK
}
