/** Rights of who gets a private parking charge. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  CODE_ROW,
  COLLECTOR_STAGE,
  COURT_STAGE,
  KEEPER_NOTICE,
  KEEPER_ROW,
  OVERSTAY,
  PARKING_ROW,
  POPLA,
  singleCode,
} from './parking-sources.ts'

export const PARKING_RIGHTS: readonly Rule[] = [
  {
    ...PARKING_ROW,
    id: 'gb.parking.right-appeal',
    kind: 'right',
    rank: 10,
    when: { not: [COURT_STAGE] },
    says: 'You have the right to appeal to the parking firm first. It should answer, and should not chase you while it looks at your appeal.',
    authority: singleCode('complaints, challenges and appeals'),
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.right-independent-appeal',
    kind: 'right',
    rank: 15,
    says: 'If the firm says no, you can go to POPLA or the IAS for free. It must tell you which one, and by when.',
    authority: POPLA,
  },
  {
    ...KEEPER_ROW,
    id: 'gb.parking.right-not-name-driver',
    kind: 'right',
    rank: 20,
    when: { not: [COURT_STAGE] },
    says: 'No law makes you tell a private parking firm who was driving. It may ask, but you can answer as the keeper.',
    authority: cite('freedoms', 'Schedule 4, paragraphs 5 and 9(2)(e)', 'schedule/4'),
  },
  {
    ...KEEPER_ROW,
    id: 'gb.parking.right-keeper-limit',
    kind: 'right',
    rank: 25,
    when: { any: [COLLECTOR_STAGE, KEEPER_NOTICE] },
    says: 'As keeper, the most you can owe under this law is the sum in the notice to keeper. Extra recovery costs are not part of it.',
    authority: cite('freedoms', 'Schedule 4, paragraph 4(5)', 'schedule/4'),
  },
  {
    ...CODE_ROW,
    id: 'gb.parking.right-grace',
    kind: 'right',
    rank: 30,
    when: { all: [OVERSTAY] },
    says: 'The industry code gives at least 10 minutes of grace after paid or allowed parking ends. You also get time at the start to read the signs.',
    authority: singleCode('duration of parking period'),
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.right-clear-terms',
    kind: 'right',
    rank: 40,
    says: 'The rules must be on signs that you could see and read before you parked. A term you could not see may not bind you.',
    authority: cite('consumer', 'sections 62 and 68', 'section/68'),
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.right-photos',
    kind: 'right',
    rank: 60,
    says: 'You have the right to ask for the photos and records they hold about you. They must answer within a month.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision: 'Articles 12 and 15',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.right-equality',
    kind: 'right',
    rank: 50,
    when: { any: [{ says: ['disabled', 'blue badge', 'accessible bay', 'disability'] }] },
    says: 'Service providers must make fair changes for disabled people. Needing more time because of a disability can be a ground of appeal.',
    authority: cite('equality', 'sections 20 and 29', 'section/29'),
    nations: ['england', 'wales', 'scotland'],
  },
]
