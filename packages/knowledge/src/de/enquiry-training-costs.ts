/** Questions about training costs that a firm wants back. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TRAINING_COSTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.training-costs',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'fortbildungskosten',
        'fortbildung',
        'weiterbildung',
        'ausbildungskosten',
        'lehrgang',
        'führerschein bezahlt',
        'studium bezahlt',
        'training costs',
      ],
      ['zurückzahlen', 'zurück', 'rückzahlung', 'zurückfordern', 'verlangt', 'training costs back'],
      ['kündige', 'gekündigt', 'kündigung', 'kündigen', 'wechsle', 'arbeitgeber', 'chef', 'quit'],
    ],
    says: 'You owe it only under a clear written clause made before the training. It is void if you must pay even when you leave for a reason that the firm caused, or that is not your fault. It is also void if it binds too long, or does not fall month by month. Pay nothing before it is checked.',
    dependsOn: 'what the clause says and why you leave',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§ 307 BGB, BAG 1.3.2022 – 9 AZR 260/21',
      inForceFrom: '2022-03-01',
    },
  },
]
