/** What can still be done when the time in a letter about a home, a job or a coming court case is over. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import {
  EVICTION_JUDGED,
  LANDLORD_NOTICE,
  LEAVE_ORDER,
  RENT_ORDER,
  RENT_ORDER_WARNED,
} from './conditions-home.ts'
import { DISMISSED } from './conditions-work.ts'
import { exceptFor } from './except-for.ts'
import { TRAVAIL } from './law-codes.ts'
import { LAW } from './law.ts'
import { otherThanDismissals } from './other-than-dismissals.ts'

const BASE = {
  country: 'fr',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ORDERED: Condition = {
  any: [RENT_ORDER],
  not: [LEAVE_ORDER, EVICTION_JUDGED, RENT_ORDER_WARNED],
}

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.late.rent-want',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    when: ORDERED,
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'This is a formal order to pay the rent (commandement de payer). The time to pay is over, so they can ask a judge to end the lease. The judge can still save it.',
    authority: LAW.rentHearing,
  },
  {
    ...BASE,
    id: 'fr.late.rent-step',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    when: ORDERED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Pay this month’s rent now, in full. Call the ADIL and ask the housing fund (FSL). If a summons comes, go and ask for a plan.',
    authority: LAW.rentHearing,
  },
  {
    ...BASE,
    id: 'fr.late.rent-option',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    when: ORDERED,
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    says: 'At the hearing ask for a plan of up to three years and to suspend the end of the lease. Pay the current rent again before it.',
    title: 'Ask the judge for a plan that keeps the home',
    cost: 'Free.',
    time: 'Before the lease is ended by a final judgment.',
    risk: 'A missed payment of the plan ends the lease.',
    bestFor: 'You can pay the rent again and a part of the debt.',
    authority: LAW.rentHearing,
  },
  {
    ...BASE,
    id: 'fr.late.notice-step',
    kinds: ['EVICTION_NOTICE'],
    when: { any: [LANDLORD_NOTICE], not: [EVICTION_JUDGED, LEAVE_ORDER] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Still there after the day? Only a judge can order you out. Go on paying each month, call the ADIL, and go to any hearing.',
    authority: LAW.rentHearing,
  },
  {
    ...BASE,
    id: 'fr.late.job-reality',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { any: [DISMISSED] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'The twelve months to fight the dismissal are over, counted from the letter. Other claims live longer: pay three years, harassment or discrimination five.',
    authority: LAW.dismissTwelve,
  },
  {
    ...BASE,
    id: 'fr.late.job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { any: [DISMISSED] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Claim unpaid pay, holiday or notice pay now in writing. Was the reason illness, origin, union work or harassment? See a union this week.',
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 1134-5, L. 1471-1 et L. 3245-1',
      inForceFrom: '2017-09-24',
    },
  },
  {
    ...BASE,
    id: 'fr.late.demand-step',
    kinds: ['LETTER_BEFORE_CLAIM'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Reply today, even if the day is over: dispute it, or offer a plan. Take every registered letter and every paper of an officer.',
    authority: LAW.demand,
  },
]

export const TOO_LATE_FOR_HOME_AND_WORK: readonly Rule[] = exceptFor(
  (row) => (row.kinds.includes('DISMISSAL_LETTER') ? otherThanDismissals(row) : []),
  ROWS,
)
