/** Questions of people who earn a little beside a job: whether the tax office must be told. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-04-05',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-tax.small-earnings',
    kind: 'answer',
    topics: ['debt', 'general', 'employment'],
    rank: 4,
    when: {
      not: [
        {
          says: [
            'council tax',
            'car tax',
            'road tax',
            'inheritance',
            'penalty',
            'late return',
            'tax code',
            'vat',
          ],
        },
      ],
    },
    asks: [
      [
        'cash in hand',
        'side hustle',
        'side job',
        'side work',
        'on the side',
        'odd jobs',
        'selling online',
        'vinted',
        'ebay',
        'etsy',
        'trading allowance',
        'babysitting',
        'dog walking',
        'cash jobs',
        'bit of cash',
        'mobile hairdresser',
        'car boot',
        'extra income',
        'cleaning jobs',
      ],
      [
        'hmrc',
        'tax',
        'taxman',
        'taxed',
        'declare',
        'tax free',
        'self assessment',
        'inland revenue',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you took in the whole tax year',
    says: 'Up to £1,000 in a tax year, not a month, is free and you need tell no one. All your side work and sales count together, before costs. Above that, register for Self Assessment by 5 October after the tax year, even if no tax comes out. Late? Tell HMRC now: coming first costs least. Cash from a boss is wages, and the boss takes the tax. Selling your own old things mostly does not count.',
    authority: {
      title: 'Income Tax (Trading and Other Income) Act 2005 and Taxes Management Act 1970',
      provision: 'sections 783A to 783AR; section 7 (telling HMRC)',
      url: 'https://www.legislation.gov.uk/ukpga/2005/5/part/6A',
      inForceFrom: '2017-04-06',
    },
  },
]
