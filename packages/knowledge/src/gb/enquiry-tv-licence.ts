/** Questions about television licences. */
import type { Rule } from '@plainletter/contracts/rule'

import { rowsExcept } from './conditions.ts'
import { COURT_CHARGE, RECEIVER, TV, WARRANT } from './tv-licence-law.ts'

const ANSWERS: readonly Rule[] = [
  {
    ...TV,
    id: 'gb.tv.answer-need',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'criminal', 'debt', 'housing'],
    asks: [
      ['tv licence', 'tv license', 'television licence', 'tv licensing'],
      [
        'need',
        'have to',
        'must',
        'required',
        'netflix',
        'youtube',
        'iplayer',
        'catch up',
        'student',
        'do i',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether anyone watches live TV or BBC iPlayer',
    says: 'You need one to watch or record live TV on any channel or device, or to use BBC iPlayer. You need none for Netflix, DVDs or catch-up on other channels.',
    authority: RECEIVER,
  },
  {
    ...TV,
    id: 'gb.tv.answer-visit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'criminal', 'debt', 'housing'],
    asks: [
      ['tv licence', 'tv license', 'television licence', 'tv licensing'],
      [
        'let them in',
        'come in',
        'come into',
        'into my house',
        'into my home',
        'enter',
        'visit',
        'at my door',
        'inspector',
        'officer',
        'knock',
        'search',
      ],
    ],
    verdict: 'no',
    says: 'You do not have to let TV Licensing in unless they have a search warrant from a court. You can close the door.',
    authority: WARRANT,
  },
]

export const ENQUIRY_TV_LICENCE: readonly Rule[] = rowsExcept(ANSWERS, [COURT_CHARGE])
