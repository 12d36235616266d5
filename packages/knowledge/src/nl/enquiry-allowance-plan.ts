/** Questions about paying an allowance back in parts. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ALLOWANCE_PLAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.allowance-plan',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      [
        'toeslag',
        'toeslagen',
        'huurtoeslag',
        'zorgtoeslag',
        'kinderopvangtoeslag',
        'kindgebonden budget',
      ],
      [
        'terugbetalen',
        'terugbetaald',
        'terug betalen',
        'terugvordering',
        'terug te betalen',
        'terug',
        'wil terug',
      ],
      [
        'regeling',
        'in een keer',
        'in één keer',
        'niet betalen',
        'kan niet',
        'kan ik niet',
        'termijnen',
        'per maand',
        'instalments',
        'in stukjes',
        'in delen',
        'in stukken',
        'gespreid',
        'in 1 keer',
        '1 keer',
      ],
    ],
    says: 'Yes. You can mostly pay in 24 monthly parts. If that is too much, ask for a personal plan (persoonlijke betalingsregeling) that looks at your income and fixed costs. Is the sum wrong? Object within six weeks as well. Ask before the last day to pay, and ask your town for help with debts.',
    authority: {
      title: 'Algemene wet inkomensafhankelijke regelingen (Awir)',
      url: 'https://wetten.overheid.nl/BWBR0018472/',
      provision: 'artikelen 28 en 31',
      inForceFrom: '2005-09-01',
    },
  },
]
