/** Medical bills: surprise bills, estimates, and free care of hospitals. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, cfr, usc } from './cite-law.ts'

const SURPRISE = {
  ...usc({ title: 42, section: '300gg-131', name: 'No Surprises Act', from: '2022-01-01' }),
  provision: '42 U.S.C. 300gg-111 and 300gg-131; 45 CFR 149.410 and 149.420',
}

const GOOD_FAITH = {
  ...cfr({
    title: 45,
    section: '149.620',
    name: 'No Surprises Act (NSA) (good faith estimate, patient-provider dispute resolution)',
    from: '2022-01-01',
  }),
  provision: '45 CFR 149.610 and 149.620',
}

const CHARITY_CARE = {
  title:
    'Internal Revenue Code (IRC), section 501(r) (financial assistance of non-profit hospitals)',
  provision: '26 U.S.C. 501(r); 26 CFR 1.501(r)-4 to 1.501(r)-6',
  url: 'https://www.ecfr.gov/current/title-26/section-1.501(r)-4',
  inForceFrom: '2016-01-01',
}

const MEDICAL = {
  ...CHECKED,
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'UTILITY_BILL_DEMAND',
    'CONSUMER_CONTRACT_DISPUTE',
    'LETTER_BEFORE_CLAIM',
    'OTHER',
  ],
  topics: ['debt', 'consumer'],
  when: {
    all: [
      {
        says: [
          'bill',
          'statement',
          'invoice',
          'amount due',
          'balance',
          'past due',
          'you owe',
          'debt',
          'payment',
          'pay',
        ],
      },
    ],
    any: [
      {
        says: [
          'hospital',
          'medical bill',
          'medical center',
          'patient',
          'clinic',
          'emergency room',
          'ambulance',
          'date of service',
        ],
      },
    ],
    not: [
      {
        says: [
          'medicare summary notice',
          'this is not a bill',
          // A doctor may hold off a cut-off of power or gas.
          'disconnection notice',
          'notice of disconnection',
          'disconnect',
          'shut off',
          'shutoff',
          'shut-off',
          'utility service',
          'commerce commission',
          'public utility commission',
          'public utilities commission',
          'public service commission',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const MEDICAL_BILLS: readonly Rule[] = [
  {
    ...MEDICAL,
    id: 'us.medical.right-surprise',
    kind: 'right',
    rank: 12,
    says: 'With insurance, you may not be billed out-of-network prices for most emergencies or for doctors you could not choose.',
    authority: SURPRISE,
  },
  {
    ...MEDICAL,
    id: 'us.medical.right-estimate',
    kind: 'right',
    rank: 14,
    says: 'Without insurance, you can dispute a bill that is $400 or more above the estimate. Do it within 120 days of the bill.',
    authority: GOOD_FAITH,
  },
  {
    ...MEDICAL,
    id: 'us.medical.right-charity',
    kind: 'right',
    rank: 16,
    says: 'A non-profit hospital must have free or cheaper care for low incomes. You can ask for 240 days after the first bill.',
    authority: CHARITY_CARE,
  },
  {
    ...MEDICAL,
    id: 'us.medical.step-itemized',
    kind: 'step',
    list: 'first',
    rank: 15,
    says: 'Ask for an itemized bill and compare it with your insurer’s statement. Ask the hospital for financial help.',
    authority: CHARITY_CARE,
  },
]
