/** A collector's letter for gas or electricity. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENERGY_DEBT: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.energy-debt.right-back-bill',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'british gas',
            'edf',
            'e.on',
            'eon next',
            'octopus energy',
            'ovo',
            'scottish power',
            'scottishpower',
            'utilita',
            'energy account',
            'energy bill',
            'electricity',
            'gas supply',
          ],
        },
      ],
    },
    says: 'Energy used over 12 months before the first bill for it may not be charged, unless you blocked the bill. The supplier must offer what you can afford. After eight weeks, or a final no, the Energy Ombudsman is free.',
    authority: {
      title: 'Electricity and gas supply licences (Ofgem)',
      provision:
        'Standard Licence Conditions 21BA (back bills) and 27 (what you can afford), with Gas and Electricity (Consumer Complaints Handling Standards) Regulations 2008',
      url: 'https://www.ofgem.gov.uk/',
      inForceFrom: '2018-05-01',
    },
  },
]
