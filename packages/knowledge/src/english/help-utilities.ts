/** What a letter speaks of where those who help are there for energy, water or phones. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Electricity and gas. */
const OF_ENERGY: Test = {
  says: [
    'electricity',
    'gas bill',
    'gas account',
    'gas supply',
    'gas charges',
    'power bill',
    'power account',
    'electric bill',
    'energy bill',
    'energy account',
    'energy supply',
    'energy supplier',
    'energy charges',
    'energy usage',
    'kwh',
    'prepayment meter',
    'smart meter',
  ],
}
const ENERGY_FIRM: Test = { sender: ['energy', 'electric', 'power', 'gas'] }
export const ENERGY: Condition = { any: [OF_ENERGY, ENERGY_FIRM] }

export const ENERGY_OR_WATER: Condition = {
  any: [
    OF_ENERGY,
    ENERGY_FIRM,
    { says: ['water bill', 'water account', 'water charges', 'water supply', 'water usage'] },
    { sender: ['water'] },
  ],
}

/** Phone, internet and television for money. */
export const PHONE: Condition = {
  any: [
    {
      says: [
        'broadband',
        'fibre',
        'airtime',
        'mobile phone',
        'mobile contract',
        'mobile account',
        'mobile plan',
        'cell phone',
        'phone contract',
        'phone bill',
        'phone plan',
        'phone account',
        'phone company',
        'internet bill',
        'internet service',
        'internet plan',
        'internet provider',
        'my internet',
        'my phone provider',
        'unlimited data',
        'data plan',
        'data cap',
        'sim only',
        'roaming',
        'landline',
        'cable tv',
        'telecom',
        'wireless service',
        'wireless account',
        'robocall',
        'robocalls',
      ],
    },
    { sender: ['telecom', 'mobile', 'broadband', 'wireless', 'internet', 'cable', 'telus'] },
  ],
}
