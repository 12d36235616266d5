/** Ways to answer the letter, ranked by what the person wants and what the facts support. */
import type { PossibleResponse } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'

import { normaliseText } from './normal-text.ts'
import { DEFAULT_RANK, claimOf, rowsOf } from './select-rules.ts'
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
/** A claim that is too old changes everything; a wrong sum or a missing part counts for about one rank. */
const AGE_GAIN = 100
const FAULT_GAIN = 15

/** The option rows, best first: by rank, less what the goal and the facts add. */
export function rankedOptions({ facts, findings, rules }: Situation): Selected<RuleOf<'option'>>[] {
  const wanted = wantedOptions(facts.request.userGoal ?? '')
  const problems = findings.filter((one) => one.result === 'problem').map((one) => one.kind)
  const fault = problems.includes('limitation')
    ? AGE_GAIN
    : problems.some((kind) => kind !== 'genuineness')
      ? FAULT_GAIN
      : 0
  const place = ({ rank = DEFAULT_RANK, option }: RuleOf<'option'>) =>
    rank -
    (wanted.includes(option) ? GOAL_GAIN : 0) -
    (WHEN_LETTER_IS_WRONG.includes(option) ? fault : 0)
  return rowsOf(rules, 'option').toSorted((one, other) => place(one.rule) - place(other.rule))
}

/** The options as offers to the page: of two ways by one name the better. */
export function optionOffers(situation: Situation): Offer<PossibleResponse>[] {
  const ranked = rankedOptions(situation)
  const titles = ranked.map(({ rule }) => rule.title)
  return ranked
    .filter(({ rule }, at) => titles.indexOf(rule.title) === at)
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
