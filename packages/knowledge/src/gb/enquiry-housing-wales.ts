/** Questions about renting in Wales. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  DAMP,
  DEPOSIT,
  EVICT,
  HOME_WALES,
  LANDLORD,
  RENT_UP,
  REPAIR,
  WALES_CONTRACTS,
} from './housing-sources.ts'

const WALES = { ...HOME_WALES, kind: 'answer' } satisfies Partial<Rule>

export const ENQUIRY_HOUSING_WALES: readonly Rule[] = [
  {
    ...WALES,
    id: 'gb.ask-housing.wales-evict',
    asks: [
      [
        ...EVICT,
        'wants us out',
        'be out by',
        'asked us to leave',
        'asked me to leave',
        'wants it back',
        'wants the flat back',
        'moving back in',
        'gave me notice',
        'given me notice',
        'gave us notice',
        'selling up',
      ],
      [...LANDLORD, 'notice', 'they', 'me'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the kind of notice and contract',
    says: 'In Wales a landlord needs a proper notice and then a court order. For most contracts that began on or after 1 December 2022, a no-fault notice must give six months. Get advice on older ones.',
    authority: cite('renting', 'sections 173 to 176', 'section/174'),
  },
  {
    ...WALES,
    id: 'gb.ask-housing.wales-rent',
    asks: [RENT_UP],
    verdict: 'it_depends',
    dependsOn: 'your contract and the notice given',
    says: 'In Wales the rent of a periodic standard contract may go up once a year. The landlord must give two months of notice in the right form.',
    authority: cite('renting', 'section 123', 'section/123'),
  },
  {
    ...WALES,
    id: 'gb.ask-housing.wales-repairs',
    when: {
      not: [{ says: ['section 173', 'section 21', 'notice to leave', 'two months notice'] }],
    },
    asks: [
      [...REPAIR, ...DAMP],
      [...LANDLORD, 'home', 'room', 'wall', 'walls'],
    ],
    verdict: 'do_this',
    says: 'In Wales your landlord must keep the home in repair and fit to live in. Report it in writing with photos. If nothing happens, ask the council to inspect.',
    authority: cite('renting', 'sections 91 and 92', 'section/91'),
  },
  {
    ...WALES,
    id: 'gb.ask-housing.wales-deposit',
    asks: [
      DEPOSIT,
      [
        'not protected',
        'unprotected',
        'protected',
        'scheme',
        'compensation',
        'never protected',
        'protect',
      ],
    ],
    verdict: 'yes',
    says: 'In Wales the landlord must protect the deposit within 30 days and tell you where. If not, a court can order one to three times its value.',
    authority: cite('renting', 'section 45 and Schedule 5', 'section/45'),
  },
  {
    ...WALES,
    id: 'gb.ask-housing.wales-statement',
    asks: [
      [
        'written statement',
        'no contract',
        'occupation contract',
        'nothing in writing',
        'copy of my contract',
        'tenancy agreement',
      ],
      [...LANDLORD, 'wales', 'contract'],
    ],
    verdict: 'do_this',
    says: 'In Wales your landlord must give you a written statement of your occupation contract within 14 days of moving in. If not, you can claim compensation.',
    authority: WALES_CONTRACTS,
  },
]
