/** Collectors' letters for debts that are not credit: parking, energy, phone, water. Other rules and other ombudsmen. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { KEEPER_CAP, PARKING_DEBT } from './several-kinds.ts'

const DEBT = {
  country: 'gb',
  kinds: ['DEBT_COLLECTION_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...DEBT, nations: ['england', 'wales'] } satisfies Partial<Rule>

const ENERGY = {
  any: [
    {
      says: [
        'electricity',
        'gas supply',
        'gas account',
        'energy account',
        'energy supplier',
        'energy bill',
      ],
    },
  ],
} satisfies Rule['when']
const PHONE = {
  any: [
    {
      says: [
        'broadband',
        'mobile account',
        'mobile phone',
        'phone account',
        'telephone account',
        'airtime',
        'sim only',
        'landline',
      ],
    },
  ],
} satisfies Rule['when']
const WATER = {
  any: [{ says: ['water charges', 'water bill', 'water account', 'wastewater', 'sewerage'] }],
} satisfies Rule['when']

/** The firm speaks of a claim that goes on: it may have started one, and its offer does not stop the time to defend. */
const CLAIM_GOES_ON: Test = {
  says: [
    'settlement of the claim',
    'the claim will go ahead',
    'the claim will proceed',
    'the claim will continue',
    'continue with the claim',
    'proceed with the claim',
    'defend the claim',
    'your defence',
  ],
}

const BACK_BILLING = {
  title: 'Electricity and gas supply licences',
  provision: 'Standard Licence Condition 21BA (back-billing)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
const ENERGY_COMPLAINTS = {
  title: 'Gas and Electricity (Consumer Complaints Handling Standards) Regulations 2008',
  provision: 'regulation 6',
  url: 'https://www.legislation.gov.uk/uksi/2008/1898/regulation/6',
  inForceFrom: '2008-10-01',
}
const PHONE_COMPLAINTS = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C4 (complaints and dispute resolution)',
  url: 'https://www.ofcom.org.uk/',
  inForceFrom: '2026-04-08',
}
const NO_WATER_CUT = {
  title: 'Water Industry Act 1991',
  provision: 'section 61 and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}

export const DEBT_COLLECTION_OTHER: readonly Rule[] = [
  {
    ...EW,
    checkedOn: '2026-11-22',
    id: 'gb.debt.claim-goes-on',
    kind: 'step',
    list: 'first',
    rank: 3,
    when: { all: [CLAIM_GOES_ON] },
    says: 'Has a claim form from the court come? Then answer the court by its date. An offer to settle does not stop that time.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.debt.parking-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: PARKING_DEBT,
    says: 'This collector has no power over you or your car. Only the parking firm can take you to court, and you would get a court form first.',
    authority: COURT_LAW.claimForm,
  },
  {
    ...EW,
    id: 'gb.debt.parking-credit-file',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    when: PARKING_DEBT,
    says: 'A private parking charge does not go on your credit file. Only a court judgment that you do not pay within one month does.',
    learnMore:
      'A letter that says your credit may be hurt leaves out the steps in between: a claim, a judgment and a month to pay.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.debt.parking-step-operator',
    kind: 'step',
    list: 'first',
    rank: 12,
    when: PARKING_DEBT,
    says: 'Write to the parking firm, not the collector. Ask for the first notice, the photos and the signs. Do not say who was driving.',
    authority: KEEPER_CAP,
  },
  {
    ...EW,
    id: 'gb.debt.parking-watch',
    kind: 'warning',
    severity: 'medium',
    rank: 15,
    when: { ...PARKING_DEBT, not: [...(PARKING_DEBT.not ?? []), CLAIM_GOES_ON] },
    says: 'Parking firms do go to court. You can set a collector letter aside, but never a letter of claim or a court form.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...DEBT,
    id: 'gb.debt.energy-back-bill',
    kind: 'right',
    rank: 12,
    nations: ['england', 'wales', 'scotland'],
    when: ENERGY,
    says: 'An energy firm may not bill you for energy used more than 12 months ago that it failed to bill before. This is so unless you blocked it.',
    authority: BACK_BILLING,
  },
  {
    ...DEBT,
    id: 'gb.debt.energy-ombudsman',
    kind: 'right',
    rank: 22,
    nations: ['england', 'wales', 'scotland'],
    when: ENERGY,
    says: 'Complain to the energy firm, not only to the collector. After eight weeks, or a final answer, the Energy Ombudsman is free.',
    authority: ENERGY_COMPLAINTS,
  },
  {
    ...DEBT,
    id: 'gb.debt.phone-ombudsman',
    kind: 'right',
    rank: 22,
    when: PHONE,
    says: 'Complain to the phone or broadband firm. After six weeks, or a final answer, a free dispute scheme can decide.',
    authority: PHONE_COMPLAINTS,
  },
  {
    ...DEBT,
    id: 'gb.debt.phone-change',
    kind: 'change',
    rank: 50,
    when: PHONE,
    changedOn: '2026-04-08',
    was: 'You had to wait eight weeks before a free dispute scheme could help.',
    is: 'You wait six weeks.',
    says: 'Since 8 April 2026 you wait six weeks, not eight, before a free scheme can look at a phone or broadband complaint.',
    authority: PHONE_COMPLAINTS,
  },
  {
    ...EW,
    id: 'gb.debt.water-no-cut',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    when: WATER,
    says: 'Your home water cannot be cut off or slowed down because you owe money.',
    authority: NO_WATER_CUT,
  },
]
