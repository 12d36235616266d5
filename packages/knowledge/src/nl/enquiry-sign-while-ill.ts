/** Questions about an agreement to leave that is offered to someone who is ill. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SIGN_WHILE_ILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.sign-while-ill',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'ziek',
        'ziekte',
        'ziekgemeld',
        'ziek gemeld',
        'ziek thuis',
        'burn-out',
        'burnout',
        'burn out',
        'overspannen',
        'arbeidsongeschikt',
        'ziektewet',
        'sick',
      ],
      [
        'wederzijds goedvinden',
        'vaststellingsovereenkomst',
        'beëindigingsovereenkomst',
        'vso',
        'briefje teken',
        'tekenen',
        'teken',
        'onderteken',
        'ondertekenen',
        'getekend',
        'handtekening',
        'akkoord gaan',
        'regeling aangeboden',
        'uit elkaar',
        'afkopen',
        'sign',
        'settlement',
      ],
      [
        'baas',
        'werkgever',
        'werk',
        'loon',
        'maand mee',
        'contract',
        'chef',
        'hr',
        'bedrijf',
        'uwv',
        'employer',
        'boss',
      ],
    ],
    says: 'Do not sign while you are ill: UWV may then refuse you sickness benefit (Ziektewet) and WW. Until the contract ends, your employer must pay at least 70% of your wage. In the first year it is no less than the minimum wage. It must call in the company doctor. Ask for that in writing. If the contract ends by itself, UWV can pay from then on. Already signed? You have 14 days to step back.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision:
        'artikelen 7:625, 7:629, 7:658a en 7:670b; Ziektewet, artikelen 29 en 45; WW, artikel 24',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2015-07-01',
    },
  },
]
