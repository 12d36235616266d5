/** Being kept in hospital under the Mental Health Act. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SECTIONED_SAID: Test = {
  says: ['mental health act', 'sectioned', 'detained in hospital', 'nearest relative'],
}
const WARD_SAID: Test = { says: ['hospital', 'ward', 'nhs', 'discharge', 'admitted'] }
const SECTIONED_LAW: Authority = {
  title: 'Mental Health Act 1983',
  provision: 'sections 2, 3, 23, 66, 130A and 132',
  url: 'https://www.legislation.gov.uk/ukpga/1983/20/section/66',
  inForceFrom: '2007-10-01',
}

const SECTIONED_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [SECTIONED_SAID, WARD_SAID] },
} satisfies Partial<Rule>

const SECTIONED_LETTER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: { all: [SECTIONED_SAID, WARD_SAID] },
} satisfies Partial<Rule>

export const MENTAL_HEALTH_HOSPITAL: readonly Rule[] = [
  {
    ...SECTIONED_LETTER_ROW,
    id: 'gb.sectioned.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The letter says that someone is kept in hospital under the Mental Health Act, for how long and why.',
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.right-tribunal',
    kind: 'right',
    rank: 4,
    says: 'Under section 2 you can appeal to a tribunal in the first 14 days. Under section 3 you can appeal once in the first six months. A solicitor is free.',
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.right-help',
    kind: 'right',
    rank: 5,
    says: "You have a right to be told your rights, and to a free independent advocate. The nearest relative can ask for discharge with 72 hours' notice.",
    authority: SECTIONED_LAW,
  },
  {
    ...SECTIONED_ROW,
    id: 'gb.sectioned.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask the ward today for a mental health solicitor and an advocate. Write down the day on which it began.',
    authority: SECTIONED_LAW,
  },
]
