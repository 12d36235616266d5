/** What rows on bills for energy, water, phone and broadband have in common: their words and their law. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

export const ENERGY = {
  any: [
    // Water has meters that are read too.
    {
      says: [
        'electricity',
        'gas',
        'energy',
        'kwh',
        'prepayment',
        'prepayment meter',
        'pay as you go meter',
        'eon next',
        'e.on',
        'mpan',
        'mprn',
      ],
    },
    {
      sender: [
        'energy',
        'british gas',
        'e.on',
        'eon next',
        'edf',
        'ovo',
        'octopus',
        'scottish power',
        'scottishpower',
        'utilita',
        'utility warehouse',
      ],
    },
  ],
} satisfies Rule['when']
export const WATER = {
  any: [
    {
      says: [
        'water charges',
        'water bill',
        'water account',
        'wastewater',
        'sewerage',
        'water services',
      ],
    },
    { sender: ['water', 'severn trent', 'united utilities', 'dwr cymru'] },
  ],
} satisfies Rule['when']
export const GREAT_BRITAIN = ['england', 'wales', 'scotland'] satisfies Rule['nations']
export const EW = ['england', 'wales'] satisfies Rule['nations']

export const ELECTRICITY_LICENCE = 'Electricity and gas supply licences (Ofgem)'
export const BACK_BILLING: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 21BA',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
export const ABILITY_TO_PAY: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 27',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2020-12-15',
}
export const PREPAYMENT: Authority = {
  title: ELECTRICITY_LICENCE,
  provision: 'Standard Licence Condition 28B',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2023-11-08',
}
export const WATER_STAYS: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'sections 61 and 63A and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}
