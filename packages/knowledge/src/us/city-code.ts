/** Notices of a city that a property breaks its rules. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CITY = {
  title: 'City code, and the law of your state on code enforcement',
  provision:
    'for example Florida Statutes 162.06 to 162.11, California Government Code 53069.4, Texas Local Government Code chapter 54, Illinois 65 ILCS 5/1-2.1',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2000-01-01',
}

const FAIRFINE = {
  title:
    'Constitution of the United States, Fourteenth and Eighth Amendments (notice, hearing, no excessive fines: Timbs v. Indiana, 2019)',
  provision: 'Fourteenth Amendment, section 1; Eighth Amendment',
  url: 'https://constitution.congress.gov/constitution/amendment-8/',
  inForceFrom: '2019-02-20',
}

const CODE = {
  ...CHECKED,
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'code enforcement',
          'code violation',
          'code compliance',
          'notice of violation',
          'municipal code',
          'city code',
          'ordinance',
          'abatement',
          'building department',
        ],
      },
      {
        says: [
          'property',
          'yard',
          'grass',
          'weeds',
          'trash',
          'debris',
          'permit',
          'structure',
          'fence',
          'premises',
          'inoperable vehicle',
          'overgrown',
          'house',
        ],
      },
    ],
    not: [
      {
        says: [
          'homeowners association',
          'owners association',
          'condominium association',
          'community association',
          'architectural review',
          'board of directors',
          'hoa',
          'tenant',
          'speed',
          'mph',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const CITY_CODE: readonly Rule[] = [
  {
    ...CODE,
    id: 'us.public.right-code',
    kind: 'right',
    rank: 4,
    says: 'The city must name the rule, give you time to fix the problem, and let you appeal or be heard before a fine is final.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.right-code-fine',
    kind: 'right',
    rank: 7,
    says: 'A fine must not be far out of scale, and it needs notice and a hearing.',
    authority: FAIRFINE,
  },
  {
    ...CODE,
    id: 'us.public.want-code',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The city says that your property breaks a rule, and wants it fixed by a day.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.step-code',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fix it if you can and send photos. If you need time or disagree, ask for it in writing before the date.',
    authority: CITY,
  },
  {
    ...CODE,
    id: 'us.public.option-code',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for time or a hearing',
    cost: 'Free or a small fee',
    time: 'By the date in the notice',
    risk: 'Daily fines can run on. Ask that they stop meanwhile.',
    bestFor: 'You cannot fix it in time or it is not true.',
    says: 'Ask the city for more time or for a hearing.',
    authority: CITY,
  },
]
