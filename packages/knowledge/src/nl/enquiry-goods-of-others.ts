/** Questions about things of other people that a bailiff may take. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_GOODS_OF_OTHERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.goods-of-others',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'mijn rekening',
            'bankrekening',
            'niet pinnen',
            'mijn loon',
            'mn loon',
            'zorgpremie',
            'mijn saldo',
          ],
        },
      ],
    },
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['deurwaarder', 'beslag', 'executie', 'bailiff'],
      [
        'mijn zoon',
        'mijn dochter',
        'mijn broer',
        'mijn zus',
        'mijn vriend',
        'mijn ex',
        'mijn huisgenoot',
        'mijn moeder',
        'mijn vader',
        'verkeerde persoon',
        'staat ingeschreven',
        'ingeschreven staat',
        'schuld van',
        'niet mijn schuld',
        'van iemand anders',
        'wrong person',
      ],
      [
        'meenemen',
        'spullen',
        'tv',
        'inboedel',
        'auto',
        'rekening',
        'bank',
        'mag dat',
        'beslag',
        'take',
      ],
    ],
    says: 'No. You do not pay for the debt of another, and your things and your account may not be taken for it. But the bailiff may think that what is in the home belongs to the debtor. So show receipts, bank statements or a signed list, and have it written in his report. Send it by e-mail to the firm as well. Taken all the same? A judge can stop the sale: call the Juridisch Loket today.',
    authority: {
      title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
      provision: 'artikelen 435, 438 en 456',
      url: 'https://wetten.overheid.nl/BWBR0001827/',
      inForceFrom: '2002-01-01',
    },
  },
]
