/** What kind of paper a question is about, so that the rules for that paper can speak too. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Rule, RuleOf } from '@plainletter/contracts/rule'

import { hasPhrase } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'

/** The first row with a phrase in the question wins: what is furthest along comes first. */
const SUBJECTS = [
  {
    kind: 'COURT_JUDGMENT',
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
  { kind: 'STATUTORY_DEMAND', phrases: ['statutory demand'] },
  {
    kind: 'BAILIFF_NOTICE',
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
    phrases: ['letter before claim', 'letter before action', 'letter of claim'],
  },
  {
    kind: 'PENALTY_CHARGE_NOTICE',
    phrases: ['penalty charge notice', 'council parking ticket', 'council pcn', 'bus lane fine'],
  },
  {
    kind: 'PARKING_TICKET',
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
  { kind: 'COUNCIL_TAX_DEMAND', phrases: ['council tax'] },
  { kind: 'TV_LICENCE_LETTER', phrases: ['tv licence', 'tv license', 'tv licensing'] },
  { kind: 'DISMISSAL_LETTER', phrases: ['dismissed', 'sacked', 'fired', 'unfair dismissal'] },
  { kind: 'REDUNDANCY_NOTICE', phrases: ['redundant', 'redundancy'] },
  {
    kind: 'BENEFIT_OVERPAYMENT',
    phrases: ['benefit overpayment', 'overpaid benefit', 'overpayment of universal credit'],
  },
  {
    kind: 'DEBT_COLLECTION_LETTER',
    phrases: [
      'debt collector',
      'debt collectors',
      'debt collection',
      'collection agency',
      'old debt',
    ],
  },
] as const satisfies readonly { kind: DocumentType; phrases: readonly string[] }[]

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

/** The kind of paper that a question speaks of, or null. */
export function subjectKind(question: NormalText): DocumentType | null {
  return (
    SUBJECTS.find((row) => row.phrases.some((phrase) => hasPhrase(question, phrase)))?.kind ?? null
  )
}

/** Rows that check a paper, or say who sent it, have nothing to say about a question. */
export function speaksToQuestions(rule: Rule): boolean {
  if (rule.kind === 'fact') return SPEAKING_SLOTS.includes(rule.slot)
  return SPEAKING_KINDS.includes(rule.kind)
}
