/** Questions about arrears of the health insurance premium and the CAK. `asks` holds the words people type. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_HEALTH_PREMIUM: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.health-arrears',
    kind: 'answer',
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'cak',
        'wanbetalersregeling',
        'zorgpremie',
        'premie zorgverzekering',
        'zorgverzekering',
        'eigen risico',
        'zorgverzekeraar',
        'zorgpremies',
        'premie zorg',
      ],
      [
        'aangemeld',
        'afmelden',
        'achterstand',
        'betalingsachterstand',
        'niet betaald',
        'niet betalen',
        'schuld',
        'arrears',
        'betalingsregeling',
        'in termijnen',
        'gespreid betalen',
        'deurwaarder',
        'kan niet betalen',
        'incasso',
        'niet kunnen betalen',
      ],
    ],
    says: 'You stay insured for basic care. Agree a plan with your insurer before six months are due, and you are not reported to the CAK. If you are with the CAK, you pay it a higher premium. A plan or debt help from your town can end that.',
    authority: LAW.health,
  },
]
