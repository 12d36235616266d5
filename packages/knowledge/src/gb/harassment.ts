/** Harassment, stalking and intimate pictures. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HARASS_SAID: Test = {
  says: [
    'harass',
    'harasses',
    'harassing',
    'harassed me',
    'harassment',
    'stalking',
    'stalks',
    'stalker',
    'stalked',
    'messages a day',
    'calls a day',
    'follows me',
    'following me',
    'turns up at',
    'keeps messaging',
    'keeps texting',
    "won't leave me alone",
    'will not leave me alone',
  ],
}
const PERSON_SAID: Test = {
  says: [
    'ex',
    'ex-partner',
    'boyfriend',
    'girlfriend',
    'husband',
    'wife',
    'neighbour',
    'he',
    'she',
    'they',
    'man',
    'woman',
  ],
}
const NO_DEBT_SAID: Test = {
  says: [
    'debt collector',
    'debt collectors',
    'collection agency',
    'debt collection',
    'bailiff',
    'bailiffs',
    'landlord',
    'employer',
    'boss',
    'manager',
  ],
}
const IMAGES_SAID: Test = {
  says: [
    'photos of me',
    'nude photos',
    'intimate photos',
    'nudes',
    'intimate images',
    'revenge porn',
    'private photos',
    'video of me',
  ],
}
const HARASS_LAW: Authority = {
  title: 'Protection from Harassment Act 1997',
  provision: 'sections 1 to 5A',
  url: 'https://www.legislation.gov.uk/ukpga/1997/40/section/1',
  inForceFrom: '2012-11-25',
}
const HARASS_SCOTLAND_LAW: Authority = {
  title: 'Protection from Harassment Act 1997',
  provision: 'sections 8 to 11 (Scotland)',
  url: 'https://www.legislation.gov.uk/ukpga/1997/40/section/8',
  inForceFrom: '1997-06-16',
}
const IMAGES_LAW: Authority = {
  title: 'Sexual Offences Act 2003',
  provision: 'section 66B (sharing, or threats to share, intimate images)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/42/section/66B',
  inForceFrom: '2024-01-31',
}

const HARASS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HARASS_SAID, PERSON_SAID], not: [NO_DEBT_SAID] },
} satisfies Partial<Rule>

const HARASS_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HARASS_SAID, PERSON_SAID], not: [NO_DEBT_SAID] },
} satisfies Partial<Rule>

const IMAGES_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [IMAGES_SAID] },
} satisfies Partial<Rule>

export const HARASSMENT: readonly Rule[] = [
  {
    ...HARASS_ROW,
    id: 'gb.harass.right-order',
    kind: 'right',
    rank: 4,
    says: 'To harass someone on two or more days is a crime, and stalking too. You can also ask a court to forbid it and to award you money.',
    authority: HARASS_LAW,
  },
  {
    ...HARASS_SCOTLAND_ROW,
    id: 'gb.harass.scotland',
    kind: 'right',
    rank: 4,
    says: 'You can ask a court for a non-harassment order. To break it is a crime. Keep each message and tell the police.',
    authority: HARASS_SCOTLAND_LAW,
  },
  {
    ...IMAGES_ROW,
    id: 'gb.harass.images',
    kind: 'right',
    rank: 5,
    says: 'To share an intimate picture without your yes, or to threaten it, is a crime. Save the messages and tell the police.',
    authority: IMAGES_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.harass.answer',
    when: {
      not: [
        {
          says: [
            'debt collector',
            'debt collectors',
            'lowell',
            'cabot',
            'creditor',
            'catalogue',
            'boss',
            'landlord',
            'energy',
          ],
        },
      ],
    },
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'family', 'general'],
    asks: [
      [
        'messages a day',
        'harass',
        'harassing',
        'harassment',
        'stalking',
        'stalker',
        'turns up at',
        'keeps messaging',
        'follows me',
        'leave me alone',
        'messages me',
        "won't leave me alone",
        'wont leave me alone',
        'keeps turning up',
        'turning up at',
        'keeps calling me',
        'keeps texting',
        'following me',
        'threatening me',
        'sending me messages',
        'abusive messages',
        'nudes',
        'my photos',
        'injunction',
      ],
      [
        'make him stop',
        'make her stop',
        'make them stop',
        'what can i do',
        'stop him',
        'stop her',
        'how can i',
        'police',
        'court order',
        'injunction',
        'how do i get',
        'neighbour',
      ],
    ],
    verdict: 'do_this',
    says: 'Keep every message and note each visit. Report it to the police as harassment or stalking. You can ask a court for an order that forbids it. In danger, call 999.',
    authority: HARASS_LAW,
  },
]
