/** Questions of people who share a kitchen or bathroom with the owner. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SHARED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.on-shared-kitchen',
    rank: 4,
    topics: ['housing', 'general'],
    asks: [
      [
        'share the kitchen',
        'share a kitchen',
        'shares the kitchen',
        'shared kitchen',
        'share the bathroom',
        'share a bathroom',
        'shared bathroom',
      ],
      ['owner', 'landlord', 'he said', 'she said', 'leave', 'out', 'locked', 'covered', 'ltb'],
    ],
    verdict: 'it_depends',
    says: 'In Ontario, if you must share a kitchen or bathroom with the owner, the Residential Tenancies Act does not cover you. You are still owed fair notice and your things. If you are locked out, ask the police to let you fetch them.',
    dependsOn: 'whether it is the owner who shares the kitchen or bathroom',
    when: {
      any: [
        {
          says: [
            'ontario',
            'ltb',
            'landlord and tenant board',
            'toronto',
            'brampton',
            'mississauga',
            'ottawa',
            'hamilton',
          ],
        },
      ],
    },
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'section 5(i)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
]
