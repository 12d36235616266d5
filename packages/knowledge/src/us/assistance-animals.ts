/** A landlord refuses an animal that a person with a disability needs. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, usc } from './cite-law.ts'

const ANIMALS = {
  ...usc({
    title: 42,
    section: '3604',
    name: 'Fair Housing Act (FHA): assistance animals',
    from: '1989-03-12',
  }),
  provision: '42 U.S.C. 3604(f)(3)(B) and 3610; 24 CFR 100.204',
}

const REFUSED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER'],
  topics: ['housing'],
  when: {
    all: [
      {
        says: [
          'emotional support animal',
          'support animal',
          'assistance animal',
          'service animal',
          'service dog',
          'emotional support dog',
        ],
      },
      {
        says: [
          'deny',
          'denied',
          'denial',
          'no-pets',
          'no pets',
          'remove',
          'not approve',
          'not approved',
          'pet fee',
          'pet deposit',
          'pet rent',
        ],
      },
      { says: ['lease', 'tenant', 'apartment', 'landlord', 'homes', 'resident', 'unit'] },
    ],
  },
} satisfies Partial<Rule>

export const ASSISTANCE_ANIMALS: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'us.animal.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your landlord refuses an animal, or asks for a fee, under its rule on pets. A trained animal for a disability is not a pet in this law. For an untrained one that is now in dispute.',
    authority: ANIMALS,
  },
  {
    ...REFUSED,
    id: 'us.animal.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask again in writing and add a letter from someone who treats you. If it still says no, complain to your state. HUD takes complaints within one year, but since May 2026 acts only for trained animals.',
    authority: ANIMALS,
  },
]
