/** Questions on time with a child after parents part. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_CHILDREN = {
  country: 'nz',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_CHILDREN: readonly Rule[] = [
  {
    ...ASK_CHILDREN,
    id: 'nz.ask.see-child',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'let me see my',
        "won't let me see",
        'wont let me see',
        'see my daughter',
        'see my son',
        'see my kids',
        'see my kid',
        'see our daughter',
        'see our son',
        'keeps my kids',
        'keeping my kids',
        'keeps the kids',
        'custody',
        'day to day care',
        "haven't seen my",
        'havent seen my',
        'blocked me',
        'not seen my',
      ],
      [
        'ex',
        'my ex',
        'mother',
        'father',
        'mum',
        'dad',
        'husband',
        'wife',
        'partner',
        'court',
        'child support',
        'separated',
        'split up',
      ],
    ],
    says: 'Support and time with a child are two things, so go on paying. Ask for family dispute resolution first; it is free on a low income. If that fails, ask the Family Court for a parenting order. It looks at what is best for the child.',
    authority: {
      title: 'Care of Children Act 2004, and Family Dispute Resolution Act 2013',
      provision: 'Care of Children Act, sections 4, 46E, 47 and 48',
      url: 'https://www.legislation.govt.nz/act/public/2004/0090/latest/whole.html',
      inForceFrom: '2014-03-31',
    },
  },
]
