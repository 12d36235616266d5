/** Questions about the home and savings after a couple parts. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.split-property',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'landlord',
            'tenancy',
            'child support',
            'hits me',
            'hit me',
            'passed away',
            'died',
            'divorce papers',
            'hardship',
          ],
        },
      ],
    },
    asks: [
      [
        'split up',
        'separated',
        'separation',
        'divorce',
        'divorced',
        'de facto',
        'broke up',
        'not married',
        'my partner',
        'my ex',
        'ex husband',
        'ex wife',
        'relationship property',
        'break up',
      ],
      ['house', 'home', 'property', 'mortgage', 'kiwisaver', 'savings', 'half', 'assets'],
      [
        'half',
        'entitled',
        'share',
        'get',
        'claim',
        'name',
        'his before',
        'hers before',
        'how long',
        'too late',
        'split',
        'settlement',
        'years',
      ],
    ],
    says: 'Mostly yes, if you lived as a couple for three years or more. Then the family home and what you built up together are shared half and half, even if the home was theirs before. So are shared debts. Under three years it goes more by what each put in. Go to the Family Court within three years of the split, or 12 months after a divorce. A deal binds only in writing, with a lawyer of your own each.',
    authority: {
      title: 'Property (Relationships) Act 1976',
      provision: 'sections 2E, 8, 11, 14, 14A and 24 (equal sharing; time for claims)',
      url: 'https://www.legislation.govt.nz/act/public/1976/0166/latest/whole.html',
      inForceFrom: '2002-02-01',
    },
  },
]
