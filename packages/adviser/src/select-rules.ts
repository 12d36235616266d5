/** Picks the rows of law that speak to this letter, here, on the date that counts. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Rule, RuleKind, RuleOf } from '@plainletter/contracts/rule'

import { lawBasis, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'
import { holds } from './holds.ts'

/** A row that applies, with its proof: the rule, and the letter's words that called for it. */
export type Selected<Row extends Rule = Rule> = { rule: Row; basis: Basis[] }

const DEFAULT_RANK = 50

/** The rows that apply, by rank, then by their order in the files. */
export function selectRules(facts: Facts): Selected[] {
  return candidateRules(facts)
    .filter((rule) => isForNation(rule, facts))
    .flatMap((rule) => {
      const spans = holds(rule.when, facts)
      return spans ? [{ rule, basis: [lawBasis(rule), ...letterBases(facts.text, spans)] }] : []
    })
    .toSorted((one, other) => rankOf(one.rule) - rankOf(other.rule))
}

/** True when some row was chosen, or left out, because we took England for an unknown nation. */
export function assumesEngland(facts: Facts): boolean {
  return (
    facts.country === 'gb' &&
    !facts.nation &&
    candidateRules(facts).some((rule) => rule.nations !== undefined)
  )
}

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

/** Rows of the right country, kind, topic and time. */
function candidateRules(facts: Facts): Rule[] {
  const kinds = kindsSpokenTo(facts)
  return (facts.knowledge?.rules ?? []).filter(
    (rule) =>
      rule.country === facts.country &&
      rule.kinds.some((kind) => kinds.includes(kind)) &&
      fitsTopic(rule, facts) &&
      isInForce(rule, facts),
  )
}

function kindsSpokenTo({ reading }: Facts): DocumentType[] {
  return [reading.documentType]
}

function fitsTopic(rule: Rule, { reading }: Facts): boolean {
  if (!rule.topics || reading.documentType !== 'ENQUIRY') return true
  return rule.topics.includes(reading.topic)
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
