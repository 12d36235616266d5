/** Bills for power and the like: the rules of single provinces. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const BILL = {
  country: 'ca',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BILL_ACTS = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const BILLS_BY_PROVINCE: readonly Rule[] = [
  {
    ...BILL,
    id: 'ca.bill.on-winter',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    says: 'In Ontario homes cannot be cut off from power for unpaid bills from 15 November to 30 April.',
    authority: LAW.onEnergy,
  },
  {
    ...BILL,
    id: 'ca.bill.ab-winter',
    kind: 'right',
    regions: ['CA-AB'],
    rank: 5,
    says: 'In Alberta homes cannot be fully cut off from power or gas from 1 November to 15 April.',
    authority: LAW.abEnergy,
  },
  {
    ...BILL,
    id: 'ca.bill.qc-winter',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    says: 'In Quebec, Hydro-Québec does not cut off homes from 1 December to 31 March.',
    authority: LAW.qcEnergy,
  },
  {
    ...BILL_ACTS,
    id: 'ca.bill.on-code',
    kind: 'right',
    rank: 9,
    regions: ['CA-ON'],
    says: 'In Ontario a power firm must give you notice before a cut-off, and offer an arrears plan to homes in need.',
    authority: {
      title: 'Ontario Energy Board Act, 1998, and Distribution System Code',
      provision: 'sections 4.2 and 2.7 of the Code (disconnection notice, arrears payment plan)',
      url: 'https://www.oeb.ca/',
      inForceFrom: '2010-10-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.bill.bc-commission',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['debt'],
    rank: 8,
    regions: ['CA-BC'],
    when: { any: [{ says: ['hydro', 'electricity', 'gas', 'fortis', 'power'] }] },
    says: 'In British Columbia ask BC Hydro or your gas company for a plan first. If you cannot agree, the Utilities Commission looks at it for free.',
    authority: {
      title:
        'Utilities Commission Act (British Columbia), R.S.B.C. 1996, c. 473, with the Electric Tariff of BC Hydro',
      provision: 'complaints about a utility; disconnection rules of the tariff',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96473_01',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.bill.on-door',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['debt', 'consumer'],
    rank: 3,
    regions: ['CA-ON'],
    when: {
      all: [
        {
          says: [
            'water heater',
            'furnace',
            'hvac',
            'air conditioner',
            'water softener',
            'air purifier',
            'heat pump',
            'rental agreement',
          ],
        },
        {
          says: [
            'at your door',
            'at my door',
            'door to door',
            'door-to-door',
            'came to my door',
            'came to my house',
            'salesperson',
            'signed at',
          ],
        },
      ],
    },
    says: 'In Ontario a contract for a heater, furnace or the like is void if they came to your door unasked. You can end other door contracts within 10 days.',
    authority: {
      title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
      provision:
        'sections 43 and 43.1 (10 days; contracts at the door for heaters, furnaces and the like are void)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2018-03-01',
    },
  },
]
