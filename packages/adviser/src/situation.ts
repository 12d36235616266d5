/** Everything the sections are written from: the facts, the rows that apply, and what the checks found. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'

import { answerField, findAnswer, heldMyths, touchesQuestion } from './answer-question.ts'
import type { FoundAnswer } from './answer-question.ts'
import type { Finding } from './check.ts'
import { findCoverage } from './coverage.ts'
import type { CoverageFinding } from './coverage.ts'
import { fitForCharge } from './criminal-charge.ts'
import { findDeadlines } from './deadlines.ts'
import { gatherFacts } from './facts.ts'
import type { AdviseInput, Facts } from './facts.ts'
import { checkGenuineness } from './genuineness.ts'
import { checkKeeperNotice } from './keeper-notice-check.ts'
import { checkLimitation } from './limitation-check.ts'
import { checkMoney } from './money-check.ts'
import { checkNotice } from './notice-check.ts'
import { selectRules } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

export type Situation = {
  facts: Facts
  rules: Selected[]
  deadlines: DerivedDeadline[]
  main: DerivedDeadline | null
  findings: Finding[]
  answer: FoundAnswer | null
  coverage: CoverageFinding
  isScam: boolean
}

const RESULT_ORDER = { problem: 0, unclear: 1, fine: 2 } as const

/** Works everything out once. */
export function assess(input: AdviseInput): Situation {
  const plainFacts = gatherFacts(input)
  const answer = findAnswer(plainFacts)
  const field = answerField(plainFacts, answer)
  const facts = { ...plainFacts, ...field, subject: field.subject ?? input.about?.kind ?? null }
  const rules = fitForCharge(withoutSilent(selectRules(facts), facts, answer), facts)
  const deadlines = input.about ? [...input.about.deadlines] : findDeadlines(facts, rules)
  const findings = [
    ...checkGenuineness(facts),
    ...checkMoney(facts, rules),
    ...checkKeeperNotice(facts, rules),
    ...checkNotice(facts, rules),
    ...checkLimitation(facts, rules),
  ].toSorted((one, other) => RESULT_ORDER[one.result] - RESULT_ORDER[other.result])
  return {
    facts,
    rules,
    deadlines,
    main: deadlines.find((deadline) => deadline.isMain) ?? null,
    findings,
    answer,
    coverage: findCoverage(facts, rules, {
      answer,
      isTouched: touchesQuestion(facts, rules, deadlines),
    }),
    isScam: facts.reading.documentType === 'SCAM_LETTER',
  }
}

/** Answers that were not asked for and beliefs that nobody holds are not rules about this letter. */
function withoutSilent(
  rules: readonly Selected[],
  facts: Facts,
  answer: FoundAnswer | null,
): Selected[] {
  const answers = answer ? [answer.best, ...answer.others].map((row) => row.rule.id) : []
  const myths = heldMyths(facts, rules).map((row) => row.rule.id)
  return rules.filter(({ rule }) => {
    if (rule.kind === 'answer') return answers.includes(rule.id)
    return rule.kind !== 'myth' || myths.includes(rule.id)
  })
}
