/** Ways to answer the letter, ranked by what the person wants and what the facts support. */
import type { PossibleResponse } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'

import { normaliseText } from './normal-text.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Offer } from './transcript.ts'

type OptionName = RuleOf<'option'>['option']

/** Parts of words in the person's goal that point to a way. A goal only reorders; it is never followed as an order. */
const GOAL_CUES: Partial<Record<OptionName, readonly string[]>> = {
  negotiate: [
    'instal',
    'afford',
    'payment plan',
    'time to pay',
    'settle',
    'arrangement',
    'spread',
    'lower',
    'reduce',
  ],
  dispute: [
    'not mine',
    'wrong',
    'dispute',
    'never had',
    'already paid',
    'prove',
    'proof',
    'not owe',
    "don't owe",
    'fight',
  ],
  appeal: ['appeal', 'challenge', 'cancel'],
  defend: ['defend', 'defence'],
  complain: ['complain'],
  get_help: ['help', 'advice', 'adviser', 'worried', 'scared', 'lawyer', 'solicitor'],
  pay: ['pay it', 'pay in full', 'pay off', 'pay now', 'clear it'],
}

const WHEN_LETTER_IS_WRONG: readonly OptionName[] = ['dispute', 'defend', 'appeal', 'complain']
const MOST_OPTIONS = 6
const GOAL_GAIN = 1000
const FACT_GAIN = 100

/** The option rows, best first. */
export function rankedOptions(situation: Situation): Selected<RuleOf<'option'>>[] {
  const wanted = wantedOptions(situation.facts.request.userGoal ?? '')
  const isWrong = situation.findings.some(
    (one) => one.result === 'problem' && one.kind !== 'genuineness',
  )
  const gain = (option: OptionName) =>
    (wanted.includes(option) ? GOAL_GAIN : 0) +
    (isWrong && WHEN_LETTER_IS_WRONG.includes(option) ? FACT_GAIN : 0)
  return rowsOf(situation.rules, 'option').toSorted(
    (one, other) => gain(other.rule.option) - gain(one.rule.option),
  )
}

/** The options as offers to the page. */
export function optionOffers(situation: Situation): Offer<PossibleResponse>[] {
  return rankedOptions(situation)
    .slice(0, MOST_OPTIONS)
    .map((row) => ({
      claim: claimOf(row),
      make: (description) => {
        const { option, title, cost, time, risk, bestFor } = row.rule
        return { type: option, title, description, cost, time, risk, bestFor }
      },
    }))
}

function wantedOptions(goal: string): OptionName[] {
  const { normal } = normaliseText(goal)
  return rowNames().filter((option) => GOAL_CUES[option]?.some((cue) => normal.includes(cue)))
}

function rowNames(): OptionName[] {
  return ['negotiate', 'dispute', 'appeal', 'defend', 'complain', 'get_help', 'pay']
}
