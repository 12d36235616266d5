/** Questions about a tax bill that is too high to pay. `asks` holds the words people type, in Dutch and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TAX_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.tax-plan',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['toeslag', 'toeslagen', 'huurtoeslag', 'zorgtoeslag', 'zorgpremie'] }] },
    asks: [
      [
        'belastingdienst',
        'belastingaanslag',
        'aanslag',
        'inkomstenbelasting',
        'belastingschuld',
        'motorrijtuigenbelasting',
        'wegenbelasting',
        'gemeentebelasting',
        'btw',
        'tax office',
        'tax bill',
      ],
      [
        'niet betalen',
        'kan niet betalen',
        'niet kan betalen',
        'betalingsregeling',
        'uitstel van betaling',
        'in termijnen',
        'gespreid betalen',
        'kwijtschelding',
        'aanmaning',
        'dwangbevel',
        'achterstand',
        'cannot pay',
        'payment plan',
      ],
    ],
    says: 'Ask the tax office for a plan before the last day: online, by phone or with its form. If you have little income and savings, ask to be let off (kwijtschelding). Is the sum wrong? Object within six weeks and ask to wait with that part. Do not leave it: with a dwangbevel the tax office can seize pay or money with no judge first.',
    authority: {
      title: 'Invorderingswet 1990',
      provision: 'artikelen 12, 14, 25 en 26',
      url: 'https://wetten.overheid.nl/BWBR0004770/',
      inForceFrom: '1990-06-01',
    },
    checkedOn: '2026-11-22',
  },
]
