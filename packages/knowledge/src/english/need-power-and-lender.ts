/** How people write in English whose power is off, whose meter is empty, or whom a lender threatens; misspelt too. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { WIDE } from './need-in-common.ts'
/** Power or heat. */
const POWER = [
  'electricity',
  'electrisity',
  'electric',
  'power',
  'lights',
  'gas',
  'heating',
  'heat',
  'hydro',
]

/** It is off. */
const IS_OFF = [
  'was cut off',
  'got cut off',
  'been cut off',
  'cut off today',
  'is off because',
  'gas off',
  'power off',
  'cut off',
  'cut our',
  'cut us off',
  'shut off',
  'turned off',
  'switched off',
  'disconnected',
  'disconnected my power',
  'no electricity',
  'no power',
  'no lights',
  'no heating',
  'no heat',
  'no gas',
  'without power',
  'without electricity',
  'house is dark',
  'back on',
]

/** Who sits in the cold, and when. */
const IN_THE_COLD = [
  'baby',
  'newborn',
  'toddler',
  'little kids',
  'kids in the house',
  'kids',
  'children',
  'weeks old',
  'month old',
  'months old',
  'year old',
  'my son needs',
  'my daughter needs',
  'nebuliser',
  'nebulizer',
  'for the baby',
  'pregnant',
  'my mother is',
  'my mum is',
  'my mom is',
  'oxygen',
  'insulin',
  'tonight',
  'tonite',
  'today',
  'this morning',
  'since yesterday',
  'freezing',
  'so cold',
  'is cold',
]

/** A landlord who cuts the power, a fault and a broken boiler are other matters. */
const NOT_NO_POWER: Condition = {
  not: [
    {
      says: [
        'my business',
        'my shop',
        'my restaurant',
        'my office',
        'my tenant',
        'leak',
        'who pays the hotel',
        'landlord',
        'landlady',
        'letting agent',
        'my neighbour cut',
        'boiler',
        'furnace',
        'storm',
        'internet',
        'my phone was cut off',
        'benefits were cut off',
      ],
    },
  ],
}

/** A meter that is paid before. */
const METER = [
  'prepayment meter',
  'prepay meter',
  'pre pay meter',
  'pre payment meter',
  'prepay',
  'prepayment',
  'electric meter',
  'electricity meter',
  'gas meter',
  'top up the meter',
  'top up my meter',
  'the meter',
  'my meter',
  'pay as you go meter',
  'key meter',
]

/** Nothing is on it. */
const METER_EMPTY = [
  'no money',
  'no credit',
  'out of credit',
  'run out',
  'ran out',
  'has ran out',
  'emergency credit used',
  'emergency credit',
  'used up',
  'is empty',
  "can't top up",
  'cant top up',
  'afford to top up',
  'no gas',
  'no electric',
]

/** A lender without a licence, as people tell of him. */
const LOAN_SHARK = [
  'loan shark',
  'loanshark',
  'illegal lender',
  'illegal money lender',
  'illegal moneylender',
  'lender with no licence',
  'lender with no license',
  'lender without a licence',
  'lender without a license',
  'takes my bank card',
  'took my bank card',
  'keeps my bank card',
  'holds my bank card',
  'has my bank card',
  'kept my bank card',
  'borrowed from a man who',
  'lends money round',
  'lends money around',
]

/** Any lender, beside violence only. */
const SOME_LENDER = [
  'money lender',
  'moneylender',
  'lent me',
  'borrowed',
  'borowed',
  'borrowd',
  'i borrowed',
  'owe money to',
  'i owe',
  'owe him',
  'owe them',
]
const VIOLENCE = [
  'hurt me',
  'hurt us',
  'hurt my',
  'get hurt',
  'kill me',
  'kill my',
  'beat me',
  'break my legs',
  'break my arms',
  'smash my',
  'smash the',
  'smash us',
  'smash me',
  'with a bat',
  'with a knife',
  'with a gun',
  'shoot',
  'dangerous people',
  'sends her sons',
  'sends his sons',
  'sends men',
  'keeps my passport',
  'holds my passport',
  'come for my family',
]

/** Whoever collects by law, and who is close: other rows tell of them. */
const NO_SHARK: Condition = {
  not: [
    {
      says: [
        'collection agency',
        'debt collector',
        'bailiff',
        'my husband',
        'my ex',
        'my boyfriend',
        'my employer',
        'my boss',
        'my landlord',
        'is scamming',
        'to my son',
        'to my daughter',
      ],
    },
  ],
}

export const POWER_TONIGHT = {
  isUrgent: true,
  topics: ['consumer', ...WIDE],
  when: NOT_NO_POWER,
  asks: [POWER, IS_OFF, IN_THE_COLD],
} satisfies Partial<Rule>

/** A meter that is only threatened is not empty: "they will apply for a warrant, and we have no gas, only electricity". */
const METER_TO_COME = {
  says: [
    'apply for a warrant',
    'get a warrant',
    'warrant for a',
    'warrant to fit',
    'warrant to install',
    'want to fit',
    'wants to fit',
    'going to fit',
  ],
}

export const EMPTY_METER = {
  isUrgent: true,
  topics: ['consumer', ...WIDE],
  when: { not: [...(NOT_NO_POWER.not ?? []), METER_TO_COME] },
  asks: [METER, METER_EMPTY],
} satisfies Partial<Rule>

export const LENDER_WHO_THREATENS = {
  isUrgent: true,
  topics: ['debt', ...WIDE],
  when: NO_SHARK,
  asks: [
    [...LOAN_SHARK, ...SOME_LENDER],
    [...LOAN_SHARK, ...VIOLENCE],
  ],
} satisfies Partial<Rule>
