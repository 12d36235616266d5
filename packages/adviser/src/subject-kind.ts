/** What kind of paper a question is about, so that the rules for that paper can speak too. */
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Rule, RuleOf } from '@plainletter/contracts/rule'

import { hasPhrase, normalPhrase } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'

/** The first row with a phrase in the question wins: what is furthest along comes first. */
const SUBJECTS = [
  {
    kind: 'COURT_JUDGMENT',
    topic: 'debt',
    phrases: [
      'ccj',
      'ccjs',
      'county court judgment',
      'county court judgement',
      'default judgment',
      'court judgment',
      'set aside',
    ],
  },
  {
    kind: 'COURT_CLAIM',
    topic: 'debt',
    phrases: [
      'court claim',
      'claim form',
      'county court claim',
      'acknowledgment of service',
      'acknowledgement of service',
      'money claim',
      'particulars of claim',
      'file a defence',
      'my defence',
      'the defence',
    ],
  },
  { kind: 'STATUTORY_DEMAND', topic: 'debt', phrases: ['statutory demand'] },
  {
    kind: 'BAILIFF_NOTICE',
    topic: 'debt',
    phrases: [
      'bailiff',
      'bailiffs',
      'enforcement agent',
      'enforcement agents',
      'notice of enforcement',
      'sheriff officer',
      'sheriff officers',
    ],
  },
  {
    kind: 'LETTER_BEFORE_CLAIM',
    topic: 'debt',
    phrases: ['letter before claim', 'letter before action', 'letter of claim'],
  },
  {
    kind: 'PENALTY_CHARGE_NOTICE',
    topic: 'parking',
    phrases: ['penalty charge notice', 'council parking ticket', 'council pcn', 'bus lane fine'],
  },
  {
    kind: 'PARKING_TICKET',
    topic: 'parking',
    phrases: [
      'parking charge',
      'parking charge notice',
      'private parking',
      'parking company',
      'parking firm',
      'parkingeye',
    ],
  },
  {
    kind: 'EVICTION_NOTICE',
    topic: 'housing',
    phrases: [
      'section 21',
      'section 8',
      'eviction notice',
      'evicted',
      'evict me',
      'evict us',
      'notice to quit',
      'notice to leave',
    ],
  },
  { kind: 'COUNCIL_TAX_DEMAND', topic: 'debt', phrases: ['council tax'] },
  {
    kind: 'TV_LICENCE_LETTER',
    topic: 'debt',
    phrases: ['tv licence', 'tv license', 'tv licensing'],
  },
  {
    kind: 'DISMISSAL_LETTER',
    topic: 'employment',
    phrases: ['dismissed', 'sacked', 'fired', 'unfair dismissal'],
  },
  { kind: 'REDUNDANCY_NOTICE', topic: 'employment', phrases: ['redundant', 'redundancy'] },
  {
    kind: 'BENEFIT_OVERPAYMENT',
    topic: 'debt',
    phrases: ['benefit overpayment', 'overpaid benefit', 'overpayment of universal credit'],
  },
  {
    kind: 'DEBT_COLLECTION_LETTER',
    topic: 'debt',
    phrases: [
      'debt collector',
      'debt collectors',
      'debt collection',
      'collection agency',
      'old debt',
    ],
  },
] as const satisfies readonly { kind: DocumentType; topic: Topic; phrases: readonly string[] }[]

const SPEAKING_KINDS: readonly Rule['kind'][] = [
  'right',
  'step',
  'option',
  'deadline',
  'warning',
  'insight',
  'myth',
  'fact',
  'tactic',
]
const SPEAKING_SLOTS: readonly RuleOf<'fact'>['slot'][] = [
  'your_rights',
  'reality_check',
  'cannot_happen_yet',
  'did_you_know',
]

/** The kind of paper that a question speaks of, with its field of life, or null. */
export function findSubject(question: NormalText): Subject | null {
  const row = SUBJECTS.find(({ phrases }) => phrases.some((phrase) => isSaid(question, phrase)))
  return row ? { kind: row.kind, topic: row.topic } : null
}

function isSaid(question: NormalText, phrase: string): boolean {
  const words = normalPhrase(phrase)
  const at = question.normal.indexOf(words)
  if (at === -1 || !hasPhrase(question, phrase)) return false
  return question.normal.includes(words, at + 1) || !DENIED.test(question.normal.slice(0, at))
}

/** "They told me I wouldn't be fired": what has not happened and is not to come. */
const DENIED = /(?:\bnot|n't|\bnever) (?:(?:be|been|being|get|getting|got|was|actually|yet) ){0,2}$/

export type Subject = { kind: DocumentType; topic: Topic }

/** Rows that check a paper, or say who sent it, have nothing to say about a question. */
export function speaksToQuestions(rule: Rule): boolean {
  if (rule.kind === 'fact') return SPEAKING_SLOTS.includes(rule.slot)
  return SPEAKING_KINDS.includes(rule.kind)
}
