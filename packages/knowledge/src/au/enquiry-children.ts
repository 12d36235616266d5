/** Questions on time with a child after parents part. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_CHILDREN = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_CHILDREN: readonly Rule[] = [
  {
    ...ASK_CHILDREN,
    id: 'au.ask.see-child',
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
        'parenting time',
      ],
      [
        'ex',
        'my ex',
        'mother',
        'father',
        'husband',
        'wife',
        'partner',
        'court',
        'child support',
        'separated',
        'split up',
      ],
    ],
    says: 'Support and time with a child are two things, so go on paying. Ask for family dispute resolution first: call 1800 050 321. You mostly need its certificate before court. Then the family court can make a parenting order, by what is best for the child.',
    authority: {
      title: 'Family Law Act 1975',
      provision: 'sections 60CA, 60I and 65D',
      url: 'https://www.legislation.gov.au/C2004A00275/latest/text',
      inForceFrom: '2006-07-01',
    },
  },
]
