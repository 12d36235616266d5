/** Everything the sections are written from: the facts, the rows that apply, and what the checks found. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'

import { limitOfAnswer } from './answer-limit.ts'
import type { Answering } from './answering.ts'
import { isBesideAnswer } from './beside-answer.ts'
import type { Finding } from './check.ts'
import { findCoverage } from './coverage.ts'
import type { CoverageFinding } from './coverage.ts'
import { fitForCharge } from './criminal-charge.ts'
import { fitsDayToAct, isDayToActOver } from './day-over.ts'
import { findDeadlines } from './deadlines.ts'
import { gatherFacts } from './facts.ts'
import type { AdviseInput, Facts } from './facts.ts'
import type { FoundAnswer } from './find-answer.ts'
import { checkGenuineness } from './genuineness.ts'
import { heldMyths } from './held-myths.ts'
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
  /** Whether the day to act is over. */
  isOver: boolean
  findings: Finding[]
  answer: FoundAnswer | null
  /** Where there is no answer: those that may be asked for. */
  perhaps: readonly Selected<RuleOf<'answer'>>[]
  /** Null where a letter is read without it. */
  answering: Answering | null
  coverage: CoverageFinding
  isScam: boolean
}

const RESULT_ORDER = { problem: 0, unclear: 1, fine: 2 } as const

/** What was found out of a text before any law is applied. */
export type Asked = Pick<Situation, 'facts' | 'answer' | 'perhaps'>

/** How a question is answered, and what was found of this one before, where it was. Null where a letter is read without. */
export type Questioning = { answering: Answering; asked?: Asked }

/** Works everything out once. */
export function assess(input: AdviseInput, questioning: Questioning | null): Situation {
  const answering = questioning?.answering ?? null
  const { facts, answer, perhaps } = askFirst(input, questioning)
  const selected = fitForCharge(withoutSilent(selectRules(facts), facts, answer), facts)
  const deadlines = input.about
    ? [...input.about.deadlines]
    : findDeadlines(facts, selected, limitOfAnswer(facts, answer))
  const isOver = isDayToActOver(facts, deadlines)
  const rules = selected.filter(({ rule }) => fitsDayToAct(rule, isOver))
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
    isOver,
    findings,
    answer,
    perhaps,
    answering,
    coverage: findCoverage(facts, rules, {
      answer,
      isTouched: answering?.touchesQuestion(facts, rules, deadlines) ?? false,
    }),
    isScam: facts.reading.documentType === 'SCAM_LETTER',
  }
}

function askFirst(input: AdviseInput, questioning: Questioning | null): Asked {
  if (!questioning) return { facts: gatherFacts(input), answer: null, perhaps: [] }
  return questioning.asked ?? questioning.answering.ask(input)
}

/** Answers that were not asked for and beliefs that nobody holds are not rules about this letter. */
function withoutSilent(
  rules: readonly Selected[],
  facts: Facts,
  answer: FoundAnswer | null,
): Selected[] {
  const answers = answer ? [answer.best, ...answer.others].map((row) => row.rule.id) : []
  const myths = heldMyths(facts, rules).map((row) => row.rule.id)
  return rules.filter((row) => {
    const { id, kind } = row.rule
    if (kind === 'answer') return answers.includes(id)
    if (kind === 'myth') return myths.includes(id)
    return !isBesideAnswer(row, facts, answer)
  })
}
