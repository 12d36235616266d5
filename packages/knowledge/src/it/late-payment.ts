/** Interest and demands for late payment, and the costs of a condominium. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TO_A_FIRM } from './conditions-sender.ts'

const LATE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CONDOMINIUM = {
  ...LATE,
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'condominio',
          'condominiale',
          'condominiali',
          'spese condominiali',
          'oneri condominiali',
          'assemblea condominiale',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const LATE_PAYMENT: readonly Rule[] = [
  {
    ...LATE,
    id: 'it.late.right-interest',
    kind: 'right',
    rank: 18,
    when: {
      not: [TO_A_FIRM],
      any: [
        {
          says: [
            'interessi',
            'mora',
            'interessi moratori',
            '231/2002',
            'tasso di interesse',
            'fattura',
            'fatture',
          ],
        },
        { isOfficial: false },
      ],
    },
    says: 'Before a court case a private person owes only legal interest, or what the contract says. The high rate of d.lgs. 231/2002 is for firms.',
    authority: cite('ritardi', 'articoli 1, 2 e 5; codice civile, articoli 1224 e 1284'),
  },
  {
    ...LATE,
    id: 'it.late.right-demand',
    kind: 'right',
    rank: 22,
    when: {
      any: [
        {
          says: [
            'diffida',
            'diffidiamo',
            'diffidano',
            'diffidarla',
            'messa in mora',
            'costituzione in mora',
            'costituita in mora',
          ],
        },
        { isOfficial: false },
      ],
    },
    says: 'A written demand puts you late and starts the time limit again. To end a contract it must give at least 15 days, in most cases.',
    authority: cite('cc', 'articoli 1219, 1454 e 2943'),
  },
  {
    ...CONDOMINIUM,
    id: 'it.condominium.right-papers',
    kind: 'right',
    rank: 5,
    says: 'Ask the administrator for the accounts, the split of costs and the minutes. Every owner may see the papers.',
    authority: cite('cc', 'articoli 1123, 1129 e 1130-bis'),
  },
  {
    ...CONDOMINIUM,
    id: 'it.condominium.right-contest',
    kind: 'right',
    rank: 8,
    says: 'You can contest a decision of the meeting within 30 days. If you were not there, they run from when you were told.',
    authority: cite('cc', 'articolo 1137'),
  },
  {
    ...CONDOMINIUM,
    id: 'it.condominium.know-order',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    learnMore:
      'Ordinary costs are in most cases too old after five years (codice civile, articolo 2948).',
    says: 'For costs that the meeting approved, a court can order payment at once, even if you oppose it. So answer early.',
    authority: cite('dispatt', 'articolo 63; codice civile, articolo 2948'),
  },
]
