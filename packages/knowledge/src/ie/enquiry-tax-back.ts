/** Questions about tax paid too much. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2026-12-31',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.tax-back',
    kind: 'answer',
    topics: ['general', 'employment', 'debt'],
    rank: 3,
    when: {
      not: [
        { says: ['emergency tax', 'social welfare', 'overpayment letter', 'property tax', 'vrt'] },
      ],
    },
    asks: [
      [
        'tax back',
        'overpaid tax',
        'overpaid my tax',
        'tax refund',
        'refund of tax',
        'claim back tax',
        'medical expenses',
        'get tax back',
        'tax rebate',
        'tax credits',
      ],
      ['how', 'get it back', 'claim', 'years', 'revenue', 'back', 'never claimed', 'refund'],
    ],
    verdict: 'do_this',
    says: 'Sign in to myAccount at Revenue and ask for a Statement of Liability for each of the last four years. Add what you never claimed, such as 20% of medical costs, nursing home fees, rent or flat rate expenses. Keep the receipts for six years. The year 2022 is lost after 31 December 2026. It is free; a tax agent takes a share for the same clicks.',
    authority: {
      title: 'Taxes Consolidation Act 1997',
      provision: 'sections 469, 865 and 886 (medical costs, four years, records)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/39/revised/en/html',
      inForceFrom: '2005-01-01',
    },
  },
]
