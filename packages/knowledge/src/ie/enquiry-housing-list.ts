/** Questions about the list for a home from the council. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HOUSING_LIST: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.housing-list',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    when: {
      not: [
        {
          says: ['buy', 'purchase', 'arrears', 'evict', 'evicted', 'eviction', 'mould', 'repairs'],
        },
      ],
    },
    asks: [
      [
        'housing list',
        'social housing',
        'council house',
        'council housing',
        'council home',
        'waiting list for housing',
        'housing waiting list',
        'housing application',
      ],
      [
        'apply',
        'applied',
        'application',
        'refused',
        'refuse',
        'turned down',
        'rejected',
        'not eligible',
        'qualify',
        'how long',
        'waiting',
        'years',
        'no answer',
        'heard nothing',
        'taken off',
        'removed',
        'over the limit',
        'income',
        'appeal',
        'get on',
      ],
    ],
    verdict: 'do_this',
    says: 'Apply to your council with the form and all papers. It must mostly decide within 12 weeks. If it asks for more, you have four weeks to send it. If it says no, appeal to the council in writing. After that the Ombudsman is free. Once on the list you can ask for HAP to rent from a landlord. If you refuse two offers in a year, you can lose your place for a time.',
    authority: {
      title: 'Social Housing Assessment Regulations 2011, S.I. No. 84 of 2011',
      provision:
        'regulations 11 and 12 (four weeks, 12 weeks), with Housing (Miscellaneous Provisions) Act 2009, sections 20 and 22',
      url: 'https://www.irishstatutebook.ie/eli/2011/si/84/made/en/print',
      inForceFrom: '2011-04-01',
    },
  },
]
