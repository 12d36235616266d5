/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CHARGE_LETTER, DISCIPLINARY } from './conditions-work.ts'

const BASE = {
  country: 'it',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const DISCIPLINARY_CHARGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.work.want-charge',
    kind: 'fact',
    when: CHARGE_LETTER,
    rank: 7,
    slot: 'what_they_want',
    says: 'This letter accuses you of a fault and asks for your side. It is not yet a dismissal.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.deadline-reply',
    kind: 'deadline',
    when: CHARGE_LETTER,
    rank: 5,
    terms: { trigger: 'letter', count: 5, unit: 'days', roll: 'none' },
    weight: 'main',
    example: { clause: 'articolo 7 l. 300/1970', trigger: '2026-11-02', result: '2026-11-07' },
    says: 'You have at least five days from the day you got the charge to give your side. Your agreement (CCNL) may give more.',
    action: 'Send your answer (giustificazioni), or ask to be heard',
    consequence: 'The employer can decide without your side.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.right-hear',
    kind: 'right',
    when: DISCIPLINARY,
    rank: 9,
    says: 'You may be heard with a union person, and no sanction may come before five days.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.step-answer',
    kind: 'step',
    when: CHARGE_LETTER,
    rank: 15,
    list: 'first',
    says: 'Write your side calmly within five days, or ask to be heard. A union can help.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.option-defend',
    kind: 'option',
    when: CHARGE_LETTER,
    rank: 8,
    option: 'defend',
    title: 'Give your side',
    says: 'Answer the charge in writing or ask to be heard with a union.',
    cost: 'Nothing.',
    time: 'Five days.',
    risk: 'What you write can be used later.',
    bestFor: 'You got a charge, not yet a dismissal.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.insight-late-charge',
    kind: 'insight',
    when: DISCIPLINARY,
    severity: 'medium',
    confidence: 0.7,
    says: 'A charge must come soon after the fact and be precise.',
    actionable: 'Note when the employer knew of it.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.work.insight-absence',
    kind: 'insight',
    when: {
      any: [
        {
          says: [
            'assenza ingiustificata',
            'assenze ingiustificate',
            'dimissioni per fatti concludenti',
            'dimissioni di fatto',
          ],
        },
      ],
    },
    severity: 'high',
    confidence: 0.75,
    says: 'Staying away without a reason beyond the days of the agreement (often more than 15) can count as resigning. Then there is no NASpI.',
    actionable: 'Write why you were absent, at once.',
    authority: cite('dimissioni', 'articolo 26, comma 7-bis', '2025-01-12'),
  },
]
