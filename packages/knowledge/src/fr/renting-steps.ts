/** Letters of a landlord: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { EVICTION_JUDGED, LANDLORD_NOTICE, RENT_RISE } from './conditions-home.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const RENTING_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.home.step-stay',
    checkedOn: '2026-11-23',
    kind: 'step',
    kinds: ['EVICTION_NOTICE'],
    rank: 10,
    list: 'first',
    when: { not: [EVICTION_JUDGED] },
    says: 'Do not leave and do not hand back the keys yet. Get advice first.',
    authority: LAW.evictCourt,
  },
  {
    ...BASE,
    id: 'fr.home.step-adil',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Call the ADIL or SOS loyers impayés (0 805 16 00 75). It is free and they know the local helpers.',
    authority: LAW.adil,
  },
  {
    ...BASE,
    id: 'fr.home.step-fsl',
    kind: 'step',
    rank: 30,
    list: 'first',
    when: { not: [LANDLORD_NOTICE, RENT_RISE] },
    says: 'Ask a social worker for help from the housing fund (FSL). Tell the CAF too, so that housing benefit goes on.',
    authority: LAW.fslLaw,
  },
  {
    ...BASE,
    id: 'fr.home.step-pay-rent',
    kind: 'step',
    rank: 35,
    list: 'first',
    says: 'Pay the current rent if you can. It is what a judge looks at first.',
    authority: LAW.rentDuty,
  },
  {
    ...BASE,
    id: 'fr.home.step-plan',
    when: { not: [LANDLORD_NOTICE] },
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'Offer the rent plus a small monthly sum, in writing. Keep proof of each payment.',
    authority: LAW.rentPlan,
  },
  {
    ...BASE,
    id: 'fr.home.step-dispute',
    when: { not: [LANDLORD_NOTICE] },
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Ask for a rent statement and check each month, each payment and the yearly count of charges.',
    checkedOn: '2026-11-23',
    authority: LAW.rentCharges,
  },
]
