/** Questions about mice, rats and insects in a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england'],
    id: 'gb.ask-housing.pests',
    kind: 'answer',
    topics: ['housing', 'general', 'consumer'],
    rank: 2,
    asks: [
      [
        'mice',
        'mouse',
        'rats',
        'rat',
        'cockroaches',
        'cockroach',
        'bed bugs',
        'bedbugs',
        'pests',
        'infestation',
        'fleas',
        'pest control',
        'wasps',
        'ants',
      ],
      [
        'landlord',
        'landlady',
        'agent',
        'tenant',
        'rent',
        'rented',
        'flat',
        'council',
        'housing association',
        'who pays',
        'who has to pay',
        'fault',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how they got in',
    says: 'The landlord must deal with it if they come in through holes or bad repair, or were there when you moved in. The same goes if they make the home unfit. You pay if your own waste or pets brought them. Report it in writing with photos and ask for pest control and the holes to be closed. If nothing is done, ask the council’s environmental health to inspect. Keep paying rent.',
    authority: {
      title: 'Landlord and Tenant Act 1985',
      provision:
        'sections 9A to 11, with Housing Act 2004, Part 1 and Prevention of Damage by Pests Act 1949, section 2',
      url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/9A',
      inForceFrom: '2019-03-20',
    },
  },
]
