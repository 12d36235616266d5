/** Questions about debt help of the town for people with a job. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_TOWN_DEBT_HELP: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.town-debt-help',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      ['schulden', 'schuld bij', 'schuldeisers', 'betalingsachterstanden', 'schuldhulp', 'debts'],
      [
        'gemeente',
        'schuldhulpverlening',
        'hulp krijgen',
        'wie kan mij helpen',
        'waar kan ik terecht',
        'town',
      ],
      [
        'werk',
        'werk gewoon',
        'baan',
        'loon',
        'uur',
        'bijstand',
        'uitkering',
        'koophuis',
        'zzp',
        'ondernemer',
        'job',
      ],
    ],
    says: 'Yes. Your town must help each resident with debts, also with a job, a home of your own or a firm. It is free. The first talk comes within four weeks. It is three working days if you may lose your home, energy, water or health cover. Often 18 months of paying what you can spare, and the rest goes. If creditors refuse, a judge can allow it (Wsnp). Open the post and borrow nothing more.',
    authority: LAW.wgs,
  },
]
