/** A fee for leaving a phone or broadband contract, and the end of a complaint about it. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const PHONE_CONTRACT_FEE: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'gb.phone-fee.right',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
    rank: 7,
    when: {
      all: [
        {
          says: [
            'early termination',
            'early exit',
            'exit fee',
            'exit fees',
            'cease charge',
            'termination fee',
            'termination fees',
            'leaving early',
          ],
        },
        {
          says: [
            'mobile',
            'broadband',
            'phone',
            'vodafone',
            'o2',
            'ee',
            'virgin media',
            'talktalk',
            'sky',
            'bt',
            'communications',
            'airtime',
          ],
        },
      ],
    },
    says: 'A leaving fee may be no more than what the firm truly loses. You can leave free if it changed the deal to your harm and you did not agree. The Communications Ombudsman or CISAS is free, six weeks after you complain or with a deadlock letter.',
    authority: {
      title: 'Ofcom General Conditions of Entitlement',
      provision:
        'C1 and C4, with Communications Act 2003, sections 51 to 54 (free dispute bodies) and Consumer Rights Act 2015, section 62',
      url: 'https://www.ofcom.org.uk/',
      inForceFrom: '2022-06-17',
    },
  },
]
