/** Questions on time with a child after parents part. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK_CHILDREN = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_CHILDREN: readonly Rule[] = [
  {
    ...ASK_CHILDREN,
    id: 'ca.ask.see-child',
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
        'voir mes enfants',
        'voir ma fille',
        'voir mon fils',
        'garde des enfants',
        'la garde',
        'garde partagée',
      ],
      [
        'ex',
        'my ex',
        'mother',
        'father',
        'husband',
        'wife',
        'court',
        'child support',
        'separated',
        'split up',
        'mon ex',
        'la mère',
        'le père',
        'séparés',
        'cour',
        'pension',
      ],
    ],
    says: 'Support and time with a child are two things, so go on paying. Write down each refusal. Try mediation first, which is often free or cheap. Then ask the family court for a parenting order. It looks only at what is best for the child.',
    authority: {
      title: 'Divorce Act, and the family law of the provinces',
      provision:
        'sections 16 and 16.1; for example Children’s Law Reform Act (Ontario), sections 20 to 24',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/d-3.4/',
      inForceFrom: '2021-03-01',
    },
  },
]
