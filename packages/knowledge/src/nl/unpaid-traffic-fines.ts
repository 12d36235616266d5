/** Traffic fines that are not paid: being held (gijzeling), and a fine for another driver. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { PARKTAX, PRIVATE_GROUND } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const FINE = {
  ...BASE,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
} satisfies Partial<Rule>
function mulder(provision: string): Authority {
  return {
    title: 'Wet administratiefrechtelijke handhaving verkeersvoorschriften (WAHV, Wet Mulder)',
    provision,
    url: 'https://wetten.overheid.nl/BWBR0004581/',
    inForceFrom: '1990-09-01',
  }
}
const DETENTION: Test = {
  says: [
    'gijzeling',
    'gegijzeld',
    'rijbewijs inleveren',
    'rijbewijs innemen',
    'inneming',
    'tweede aanmaning',
    'dwangbevel',
  ],
}

export const UNPAID_TRAFFIC_FINES: readonly Rule[] = [
  {
    ...FINE,
    id: 'nl.fine.right-no-jail',
    kind: 'right',
    rank: 6,
    when: { not: [PARKTAX, PRIVATE_GROUND] },
    says: 'Only a judge may allow that you are held for an unpaid fine (gijzeling). You are heard first. If you cannot pay, say so and show it.',
    authority: mulder('artikel 28'),
  },
  {
    ...FINE,
    id: 'nl.fine.detention-last',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    when: { all: [DETENTION] },
    says: 'No one is held at once. Before that they must try to get the money in another way.',
    authority: mulder('artikelen 26 tot en met 28'),
  },
  {
    ...FINE,
    id: 'nl.fine.right-not-mine',
    kind: 'right',
    rank: 14,
    when: { not: [PARKTAX, PRIVATE_GROUND] },
    says: 'The fine goes to the owner of the number plate. If the car was stolen, sold or let by a firm, send proof of it.',
    authority: mulder('artikelen 5 en 8'),
  },
]
