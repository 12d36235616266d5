/** Bills and letters of music rights organizations to shops, bars and clubs. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PUBLIC = {
  title: 'Copyright Act (public performance of music)',
  provision: '17 U.S.C. 101 and 106(4)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section106&num=0&edition=prelim',
  inForceFrom: '1978-01-01',
}
const SMALL = {
  title: 'Copyright Act (Fairness in Music Licensing Act): small shops and restaurants',
  provision: '17 U.S.C. 110(5)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section110&num=0&edition=prelim',
  inForceFrom: '1999-01-26',
}
const SUM = {
  title: 'Copyright Act (damages for infringement)',
  provision: '17 U.S.C. 504 and 505; 507(b) (three years to sue)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section504&num=0&edition=prelim',
  inForceFrom: '1999-12-09',
}
const RATE = {
  title: 'Copyright Act (Fairness in Music Licensing Act): rate court',
  provision: '17 U.S.C. 513',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section513&num=0&edition=prelim',
  inForceFrom: '1999-01-26',
}

const MUSIC = {
  ...CHECKED,
  kinds: [
    'PPL_PRS_BILL',
    'OTHER',
    'COPYRIGHT_INFRINGEMENT_LETTER',
    'CEASE_AND_DESIST',
    'DEBT_COLLECTION_LETTER',
    'ENQUIRY',
  ],
  when: {
    any: [
      {
        says: [
          'music license',
          'music licence',
          'music licensing',
          'performing rights',
          'performing rights organization',
          'public performance',
          'ascap',
          'bmi',
          'sesac',
          'global music rights',
          'copyrighted music',
        ],
      },
    ],
    not: [{ says: ['dmca', 'youtube', 'soundcloud'] }],
  },
} satisfies Partial<Rule>
export const MUSIC_LICENSE: readonly Rule[] = [
  {
    ...MUSIC,
    id: 'us.music.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A music rights organization wants your business to buy a license for playing its songs in public.',
    authority: PUBLIC,
  },
  {
    ...MUSIC,
    id: 'us.music.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is no court paper and no tax. But music played for customers mostly does need a license.',
    authority: PUBLIC,
  },
  {
    ...MUSIC,
    id: 'us.music.right-small',
    kind: 'right',
    rank: 3,
    says: 'Small shops and restaurants need no license for a radio or TV set, if they keep within set limits of size or speakers. Streams, discs and live bands are not covered.',
    authority: SMALL,
  },
  {
    ...MUSIC,
    id: 'us.music.right-need',
    kind: 'right',
    rank: 4,
    says: 'Only a public performance needs a license. Ask which songs they say were played, when, and for whom they act.',
    authority: PUBLIC,
  },
  {
    ...MUSIC,
    id: 'us.music.right-rate',
    kind: 'right',
    rank: 7,
    says: 'A small business that finds the fee unfair can ask a federal court near it to look at the rate.',
    authority: RATE,
  },
  {
    ...MUSIC,
    id: 'us.music.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Do not ignore it if you play music. A court can award $750 or more for each song.',
    authority: SUM,
  },
  {
    ...MUSIC,
    id: 'us.music.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write down what music you play, from what source, and the size of your room. Check whether your music service already covers businesses.',
    authority: SMALL,
  },
  {
    ...MUSIC,
    id: 'us.music.option-answer',
    kind: 'option',
    option: 'dispute',
    rank: 4,
    title: 'Answer with the facts',
    cost: 'Free',
    time: 'A short letter',
    risk: 'If a license is due, past use stays owed.',
    bestFor: 'You play only a radio or TV, or no music.',
    says: 'Say what you play and that the small-shop rule covers it, or ask for the fee for your size.',
    authority: SMALL,
  },
  {
    ...MUSIC,
    id: 'us.music.option-stop',
    kind: 'option',
    option: 'comply',
    rank: 6,
    title: 'Stop or switch to licensed music',
    cost: 'Depends on the service',
    time: 'Today',
    risk: 'It does not settle past use.',
    bestFor: 'You want no license of your own.',
    says: 'Stop the music, or use a service licensed for business.',
    authority: PUBLIC,
  },
]
