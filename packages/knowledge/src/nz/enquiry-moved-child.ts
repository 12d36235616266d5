/** Questions about a child who was taken far away. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.child-abroad',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: { not: [{ says: ['oranga tamariki took', 'school'] }] },
    asks: [
      ['took', 'taken', 'moved', 'wants to take', 'ran off', 'flew'],
      [
        'our son',
        'our daughter',
        'my son',
        'my daughter',
        'the kids',
        'my kids',
        'our kids',
        'the children',
        'our child',
      ],
      [
        'australia',
        'overseas',
        'england',
        'another country',
        'without asking',
        'without telling',
        'abroad',
        'another city',
        'auckland',
        'christchurch',
        'get him back',
        'get her back',
        'get them back',
        'passport',
      ],
    ],
    says: 'Act today. A parent may not move a child abroad or far away without the other guardian’s consent or a court order. Is the child already in Australia or another Hague country? Call the Central Authority at the Ministry of Justice within one year; it asks for the return, free. Still here? Ask the Family Court for an urgent order against removal and a border alert. Ask for legal aid.',
    authority: {
      title: 'Care of Children Act 2004',
      provision:
        'sections 16, 44, 72, 77 and 94 to 124 (guardians, warrants, no removal from New Zealand, Hague Convention)',
      url: 'https://www.legislation.govt.nz/act/public/2004/0090/latest/whole.html',
      inForceFrom: '2005-07-01',
    },
  },
]
