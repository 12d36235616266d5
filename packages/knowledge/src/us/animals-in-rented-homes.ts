/** Animals that a tenant needs for a disability. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ANIMAL = {
  title: 'Fair Housing Act (FHA): assistance animals; Rehabilitation Act, section 504',
  provision: '42 U.S.C. 3604(f)(3)(B); 24 CFR 100.204; 29 U.S.C. 794',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section3604&num=0&edition=prelim',
  inForceFrom: '1989-03-12',
}

const PETS = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  when: {
    all: [
      {
        says: [
          'emotional support',
          'service dog',
          'service animal',
          'assistance animal',
          'support animal',
        ],
      },
      {
        says: [
          'landlord',
          'apartment',
          'rent',
          'lease',
          'housing',
          'tenant',
          'no pets',
          'pet fee',
          'pet deposit',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const ANIMALS_IN_RENTED_HOMES: readonly Rule[] = [
  {
    ...PETS,
    id: 'us.home.right-animal',
    kind: 'right',
    rank: 4,
    says: 'A landlord must mostly allow a trained animal that you need for a disability, without a pet fee. For an untrained one your state’s law counts most now. A letter from your doctor can be asked for.',
    authority: ANIMAL,
  },
]
