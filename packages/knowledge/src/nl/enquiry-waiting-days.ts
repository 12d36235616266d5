/** Questions about the first days of illness without pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_WAITING_DAYS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.waiting-days',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'wachtdag',
        'wachtdagen',
        'eerste dagen',
        'eerste dag',
        'eerste twee dagen',
        'eerste 2 dagen',
        'twee dagen',
        'waiting days',
      ],
      ['ziek', 'ziek gemeld', 'ziekgemeld', 'griep', 'ziekte', 'sick'],
    ],
    dependsOn: 'your contract or collective agreement',
    says: 'Only if your contract or collective agreement (CAO) says so, and for two days at most. If nothing was agreed, you are paid from the first day. Then it is at least 70% of your pay, and in the first year no less than the minimum wage. If you fall ill again within four weeks, no new waiting days count. Ask in writing where it stands, and claim the pay with a date.',
    authority: { ...BW7, provision: 'artikel 7:629, leden 1 en 9', inForceFrom: '2015-01-01' },
  },
]
