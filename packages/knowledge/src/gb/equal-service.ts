/** Shops and services that turn people away. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const UNEQUAL_SAID: Test = {
  says: [
    'guide dog',
    'assistance dog',
    'wheelchair',
    'because i am disabled',
    'because of my disability',
    'my disability',
    'because of my race',
    'because i am black',
    'because i am muslim',
    'because i am gay',
    'blind',
    'deaf',
    'breastfeeding',
  ],
}
const PLACE_SAID: Test = {
  says: [
    'restaurant',
    'shop',
    'hotel',
    'taxi',
    'pub',
    'gym',
    'bar',
    'cinema',
    'cafe',
    'café',
    'bank',
    'surgery',
    'bus',
    'train',
  ],
}
const EQUAL_LAW: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 13, 20, 29, 114 and 118 (shops and services)',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/29',
  inForceFrom: '2010-10-01',
}

const EQUAL_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['ENQUIRY'],
  when: { all: [UNEQUAL_SAID, PLACE_SAID] },
} satisfies Partial<Rule>

export const EQUAL_SERVICE: readonly Rule[] = [
  {
    ...EQUAL_ROW,
    id: 'gb.equal.right-services',
    kind: 'right',
    rank: 7,
    says: 'A shop or service may not turn you away or treat you worse for disability, race, faith, sex or sexuality. It must make fair changes, such as letting in an assistance dog.',
    authority: EQUAL_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.equal.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    asks: [
      [
        'guide dog',
        'assistance dog',
        'wheelchair',
        'disability',
        'disabled',
        'because of my race',
        'because i am',
      ],
      ['restaurant', 'shop', 'hotel', 'taxi', 'pub', 'gym', 'bar', 'cafe'],
      ['allowed', 'turned me away', 'refused', 'legal', 'refuse', 'what can i claim'],
    ],
    verdict: 'no',
    says: 'No. A shop or service may not turn you away for that. Complain in writing. You can go to court within six months less one day for an apology and money.',
    authority: EQUAL_LAW,
  },
]
