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
    when: { not: [{ says: ['beslag', 'mijn saldo', 'hele saldo'] }] },
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
        'loop achter',
        'maanden achter',
        'aanmelden',
        'bij het cak',
        'niet meer verzekerd',
        'overstappen',
        'achter met',
        'premie hoger',
        'wanbetaler',
        'brief van het cak',
        'kan niet betalen',
        'incasso',
        'niet kunnen betalen',
      ],
    ],
    says: 'You and your child stay insured for basic care: see the doctor. A child under 18 pays no premium. Mostly you cannot switch while you owe. Take the plan that your insurer must offer, before six months are due: then you are not reported to the CAK. Is the sum wrong? Object within four weeks of its letter. The CAK takes a higher premium, often from pay. A plan or debt help from your town ends that.',
    checkedOn: '2026-11-22',
    authority: { ...LAW.health, provision: 'artikelen 8a, 16 en 18a tot en met 18d' },
  },
]
