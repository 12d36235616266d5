/** What to do, in order. step1 is the one primary action. */
import type { RecommendedActions } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'
import { sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey } from '@plainletter/phrases/phrases'

import { fixedClaim } from './basis.ts'
import type { Claim } from './basis.ts'
import { helpOffers } from './help.ts'
import { claimOf, rowsOf } from './select-rules.ts'
import type { Situation } from './situation.ts'
import type { Transcript } from './transcript.ts'

const MOST_STEPS = 4
const MOST_ITEMS = 6
const SCAM_STEPS: readonly FixedKey[] = [
  'scamStepContact',
  'scamStepCheck',
  'scamStepBank',
  'scamStepReport',
]
const PLAIN_STEPS: readonly FixedKey[] = ['keepLetter', 'readTwice']
const ENQUIRY_STEPS: readonly FixedKey[] = ['enquiryFacts', 'enquiryPapers']
const ALWAYS: readonly FixedKey[] = ['keepTrack', 'proofOfPost']

/** Fills the four steps and the three lists from the step rows; without rows, from what is always safe. */
export function actions(situation: Situation, transcript: Transcript): RecommendedActions {
  const { phrases } = situation.facts
  const first = stepsOf(situation, 'first')
  const safe = safeSteps(situation).map((key) => fixedClaim(phrases, key))
  const usual = first.length > 0 ? first : [...stepsOf(situation, 'general'), ...safe]
  const steps = transcript.list(
    (index) => `recommendedActions.step${index + 1}`,
    [...answerSteps(situation), ...usual],
    MOST_STEPS,
  )
  const general = [
    ...stepsOf(situation, 'general'),
    ...first,
    ...(situation.isScam ? [] : ALWAYS.map((key) => fixedClaim(phrases, key))),
  ]
  const list = (path: string, claims: readonly Claim[]) =>
    transcript.list(`recommendedActions.${path}`, claims, MOST_ITEMS)
  return {
    ...numbered(steps),
    validDebt: list('validDebt', stepsOf(situation, 'valid_debt')),
    disputeDebt: list('disputeDebt', stepsOf(situation, 'dispute_debt')),
    general: list('general', general),
  }
}

/** The steps of a field are for everybody in it. Where the answer itself says what to do, that comes before them. */
function answerSteps({ answer, facts }: Situation): Claim[] {
  if (answer?.best.rule.verdict !== 'do_this') return []
  return [{ says: sayFixed(facts.phrases, 'answerFirst'), basis: answer.best.basis }]
}

function safeSteps({ isScam, facts }: Situation): readonly FixedKey[] {
  if (isScam) return SCAM_STEPS
  const ask = helpOffers(facts).length > 0 ? 'askBelow' : 'askAdvice'
  return [...(facts.reading.isEnquiry ? ENQUIRY_STEPS : PLAIN_STEPS), ask]
}

function numbered([step1, step2, step3, step4]: readonly string[]): Partial<RecommendedActions> {
  return {
    ...(step1 === undefined ? {} : { step1 }),
    ...(step2 === undefined ? {} : { step2 }),
    ...(step3 === undefined ? {} : { step3 }),
    ...(step4 === undefined ? {} : { step4 }),
  }
}

function stepsOf({ rules }: Situation, list: RuleOf<'step'>['list']): Claim[] {
  return rowsOf(rules, 'step')
    .filter((row) => row.rule.list === list)
    .map(claimOf)
}
