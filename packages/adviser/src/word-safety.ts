/** Whether one word, yes or no, can be said to a question without being taken for its opposite. */
import type { RuleOf } from '@plainletter/contracts/rule'
import { splitSentences } from '@plainletter/phrases/sentence'

import { asksYesOrNo, isStatement, isTurnedRound } from './question-form.ts'
import { saysOtherNumber } from './stated-number.ts'

type Said = Pick<RuleOf<'answer'>, 'verdict' | 'says'>

/** `fits`: the word may be said. `misleads`: it may not, even where the row begins with it. */
export type WordSafety = 'fits' | 'idle' | 'misleads'

/** Idle: nobody asked for the word, or a belief would be confirmed by it. `language` is that of the question. */
export function wordSafety(question: string, said: Said, language: string): WordSafety {
  if (isTurnedRound(question) || hasOtherFrame(question, said)) return 'misleads'
  if (!asksYesOrNo(question, language)) return 'idle'
  const isConfirmed =
    said.verdict === 'yes' &&
    (isStatement(question, language) || saysOtherNumber(question, said.says))
  return isConfirmed ? 'idle' : 'fits'
}

const PERSON = String.raw`(?:i|we)`
const OTHER = String.raw`(?:they|he|she|it|bailiffs?|debt collectors?|(?:a|an|the|my) (?:\w+ ){0,2}?\w+)`
/** "Can I stay", "am I allowed to". */
const MY_POWER = new RegExp(String.raw`\b(?:can|could|may|am|are) ${PERSON}\b`, 'i')
/** "Can my landlord keep". */
const THEIR_POWER = new RegExp(
  String.raw`\b(?:can|could|may) ${OTHER} (?!not\b)|\b(?:is|are) ${OTHER} allowed\b`,
  'i',
)
/** "Does my landlord need permission". */
const THEIR_DUTY = new RegExp(
  String.raw`\b(?:do|does|must|should) ${OTHER} (?:have to|need|require)\b|\bmust ${OTHER} \w+`,
  'i',
)
const NO_DUTY = /^(?:no[.,] )?(?:you (?:do not|don't) have to|you need not|no law makes you)\b/i
const NO_POWER = /\b(?:may not|cannot|must leave|must not|have no power|has no power)\b/i
const POWER = /\b(?:may|can|could|will|must)\b/i

/** The question asks for one thing and the row tells another: "can I stay" and "you do not have to leave". */
function hasOtherFrame(question: string, { verdict, says }: Said): boolean {
  const first = splitSentences(says.replace(/^(?:yes|no)\. /i, ''))[0] ?? ''
  if (verdict === 'no') {
    if (MY_POWER.test(question) && NO_DUTY.test(first)) return true
    return THEIR_DUTY.test(question) && (NO_POWER.test(first) || NO_DUTY.test(first))
  }
  return verdict === 'yes' && THEIR_POWER.test(question) && !POWER.test(first)
}
