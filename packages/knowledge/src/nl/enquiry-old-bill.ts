/** Questions about an old bill with no judgment. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_OLD_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.old-no-judgment',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'uit 2012',
        'uit 2013',
        'uit 2014',
        'uit 2015',
        'uit 2016',
        'uit 2017',
        'uit 2018',
        'uit 2019',
        'uit 2020',
        'uit 2021',
        'van 2014',
        'van 2015',
        'van 2016',
        'van 2017',
        'van 2018',
        'van 2019',
        'van 2020',
        'van 2021',
        'jaren geleden',
        'zo lang geleden',
        'oude schuld',
        'oude rekening',
        'years ago',
      ],
      [
        'incasso',
        'incassobureau',
        'rekening',
        'schuld',
        'factuur',
        'vordering',
        'deurwaarder',
        'bill',
        'debt',
      ],
      [
        'nooit meer iets gehoord',
        'nooit meer gehoord',
        'niets meer gehoord',
        'niks meer gehoord',
        'geen vonnis',
        'nooit een vonnis',
        'geen rechter',
        'geen dagvaarding',
        'nooit een brief',
        'nooit iets gehoord',
        'niks gehoord',
        'niets gehoord',
        'never heard',
      ],
    ],
    says: 'Do not pay or promise anything yet. Most bills are too old after five years if nobody reminded you in writing in between. Goods bought in a shop: two. Write: “I plead that the claim is too old (ik beroep mij op verjaring). Send me each reminder with its date and the judgment, if there is one.” A judgment holds 20 years. If a summons comes, say it to the judge too.',
    authority: {
      ...LAW.prescription,
      provision: 'artikelen 3:307, 3:308, 3:316 tot en met 3:319 en 7:28',
    },
  },
]
