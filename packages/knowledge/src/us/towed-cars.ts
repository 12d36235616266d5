/** A notice that a car was towed, is stored, and may be sold. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, page } from './cite-law.ts'

const HEARING = page(
  'Constitution of the United States',
  'Fourteenth Amendment, section 1 (notice and a hearing before a car that was towed is sold)',
  'https://constitution.congress.gov/constitution/amendment-14/',
)

const TOWED = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'],
  topics: ['parking', 'consumer', 'general'],
  when: {
    all: [
      { says: ['towed', 'tow', 'towing', 'impounded', 'impound', 'stored vehicle'] },
      { says: ['storage', 'lien sale', 'auction', 'redeem', 'claimed', 'reclaim', 'release'] },
    ],
    not: [{ says: ['repossess', 'repossessed', 'roadside assistance', 'total loss'] }],
  },
} satisfies Partial<Rule>

export const TOWED_CARS: readonly Rule[] = [
  {
    ...TOWED,
    id: 'us.towed.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your car was towed. They want towing and storage fees, and may sell the car if you do nothing.',
    authority: HEARING,
  },
  {
    ...TOWED,
    id: 'us.towed.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Act today: fees grow each day. Ask for a list of the fees, take your things out, and send the form that objects to the sale.',
    authority: HEARING,
  },
]
