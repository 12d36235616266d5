/** Questions about hours of part-time work that change at short notice. */
import type { Rule } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PART_TIME_HOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.part-time-hours',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'no',
    asks: [
      [
        'temps partiel',
        'mi-temps',
        'mi temps',
        '24h',
        '20h',
        '25h',
        '30h',
        '28h',
        'part-time',
        'part time',
      ],
      [
        'change mes horaires',
        'changer mes horaires',
        'change mon planning',
        'changement de planning',
        'changement d’horaires',
        "changement d'horaires",
        'planning',
        'horaires',
        'la veille',
        'dernière minute',
        'du jour au lendemain',
        'last minute',
      ],
      [
        'refuse',
        'refuser',
        'virer',
        'viré',
        'licencier',
        'obligé',
        'obligée',
        'droit',
        'délai',
        'sms',
        'enfant',
        'petit',
        'crèche',
        'garde',
        'sanction',
      ],
    ],
    says: 'No. In part-time work a change of days or hours must mostly be told seven working days before. An agreement may set less, but at least three. You may refuse a change told too late, or one that clashes with family duties, studies or another job. That is no fault, so no ground to dismiss. Answer in writing, and keep each message.',
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 3123-11, L. 3123-12, L. 3123-24 et L. 3123-31',
      inForceFrom: '2016-08-10',
    },
  },
]
