/** After how long a claim is too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ofCivilCourts } from './civil-court-scope.ts'
import { PUBLIC, PUBLIC_SENDER, TITLED } from './conditions-sender.ts'

const BASE = {
  country: 'de',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'CONSUMER_CONTRACT_DISPUTE',
    'PARKING_TICKET',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'parking', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.limitation.ordinary',
    when: {
      not: [
        TITLED,
        PUBLIC,
        PUBLIC_SENDER,
        { says: ['darlehen', 'kredit', 'ratenkredit', 'bürgschaft'] },
      ],
    },
    kind: 'limitation',
    years: 3,
    fromYearEnd: true,
    effect: 'court_action_barred',
    says: 'Most claims get too old after three years, counted from the end of the year. You must say so yourself.',
    from: 'the end of the year in which the bill fell due and they knew who you are',
    restartedBy:
      'A payment or an admission starts the three years again. A court payment order or talks stop the clock.',
    authority: cite('bgb', '199', { provision: '§§ 195, 199, 214 BGB' }),
  },
  {
    ...BASE,
    id: 'de.limitation.loan',
    when: {
      all: [{ says: ['darlehen', 'kredit', 'ratenkredit'] }],
      not: [TITLED, PUBLIC, PUBLIC_SENDER],
    },
    kind: 'limitation',
    years: 3,
    fromYearEnd: true,
    effect: 'court_action_barred',
    says: 'Consumer loans take longer: while you are in arrears the three years can stand still for up to ten years. Get advice.',
    from: 'the end of the year in which the sum fell due; for consumer loans arrears stop the clock for up to ten years',
    restartedBy: 'A payment or an admission starts the time again.',
    authority: cite('bgb', '497', { provision: '§§ 195, 199, 497 Abs. 3 BGB' }),
  },
]

export const LIMITATION: readonly Rule[] = ROWS.map(ofCivilCourts)
