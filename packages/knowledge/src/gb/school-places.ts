/** School places, appeals for another school, and the way to school. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SCHOOL_SAID: Test = {
  says: ['school', 'head teacher', 'headteacher', 'pupil', 'academy', 'governors', 'sixth form'],
}

const ADMISSION_SAID: Test = {
  says: [
    'school place',
    'offered a place',
    'refused a place',
    'refused admission',
    'not been offered',
    'admission appeal',
    'admissions',
    'primary place',
    'secondary place',
    'reception place',
  ],
}

const BUS_SAID: Test = {
  says: [
    'school transport',
    'home to school transport',
    'home-to-school transport',
    'school bus',
    'travel assistance',
  ],
}

const PLACE_LAW: Authority = {
  title: 'School Standards and Framework Act 1998',
  provision: 'section 94, with School Admissions (Appeals Arrangements) (England) Regulations 2012',
  url: 'https://www.legislation.gov.uk/ukpga/1998/31/section/94',
  inForceFrom: '2012-02-01',
}

const TRANSPORT_LAW: Authority = {
  title: 'Education Act 1996',
  provision: 'section 508B and Schedule 35B (free school transport)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/56/section/508B',
  inForceFrom: '2007-09-01',
}

const PLACE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const PLACE_LETTER_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER'],
  when: { all: [ADMISSION_SAID, SCHOOL_SAID] },
} satisfies Partial<Rule>

const BUS_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BUS_SAID] },
} satisfies Partial<Rule>

export const SCHOOL_PLACES: readonly Rule[] = [
  {
    ...PLACE_LETTER_ROW,
    id: 'gb.school.place-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter says which school place your child gets. You can appeal for another school and keep this place meanwhile.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.right-place',
    kind: 'right',
    rank: 6,
    says: 'You can appeal against the refusal of a place to a panel that is independent of the school. Each school refused must tell you how.',
    authority: PLACE_LAW,
  },
  {
    ...PLACE_ROW,
    id: 'gb.school.place-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Accept the place that you have. Send the appeal by the date in the letter, with proof of why this school fits your child.',
    authority: PLACE_LAW,
  },
  {
    ...BUS_ROW,
    id: 'gb.school.right-bus',
    kind: 'right',
    rank: 7,
    says: 'Travel is free to the nearest fitting school over two miles away, or three from age eight. Needs, low income or an unsafe route count too.',
    authority: TRANSPORT_LAW,
  },
]
