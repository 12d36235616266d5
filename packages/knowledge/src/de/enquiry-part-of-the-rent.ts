/** Questions about a part of the rent that was not paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_PART_OF_THE_RENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.part-rent',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['miete', 'miete nicht ganz', 'rent'],
      [
        'nur halb',
        'halbe miete',
        'zur hälfte',
        'teil der miete',
        'teilweise',
        'einen monat nicht',
        'ein monat nicht',
        'eine miete im rückstand',
        'einer miete im rückstand',
        'mit einer miete',
        'einmal nicht',
        'fehlen',
        'zu wenig überwiesen',
        'diesen monat nicht',
        'zu spät überwiesen',
        'half the rent',
        'one month',
        'eine miete nicht',
        '1 miete nicht',
        'eine monatsmiete nicht',
        'einmal die miete nicht',
      ],
      [
        'kündigen',
        'rauswurf',
        'rauswerfen',
        'rausschmeißen',
        'raus',
        'kündigung',
        'ausziehen',
        'evict',
        'droht',
      ],
    ],
    says: 'No, not yet for at most one month’s rent. The lease may end at once when two months’ rent is open. The same holds for over one month’s rent on two dates in a row. More than one month’s rent that is over a month late can bring an ordinary notice. Pay the gap as soon as you can. Offer dates in writing. Low income? Ask for Wohngeld or the Jobcenter. Only a court can put you out.',
    authority: cite('bgb', '543', { provision: '§ 543 Abs. 2 Nr. 3, § 569 Abs. 3 BGB' }),
  },
]
