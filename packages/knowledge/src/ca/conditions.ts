/** Conditions and words that several rows share. Phrases are lower case. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const NO_ORDER_YET = {
  not: [
    {
      says: [
        'statement of claim',
        'plaintiff’s claim',
        "plaintiff's claim",
        'notice of civil claim',
        'summons',
        'small claims court',
        'judgment against you',
        'notice of garnishment',
        'writ of seizure',
        'has obtained judgment',
        'requirement to pay',
        'canada revenue agency',
      ],
    },
  ],
} satisfies Rule['when']

export const NOT_TAX = {
  not: [
    {
      says: [
        'canada revenue agency',
        'income tax',
        'property tax',
        'student loan',
        'court fine',
        'child support',
      ],
    },
  ],
} satisfies Rule['when']

export const BANK_DEBT = {
  any: [
    { says: ['bank', 'credit card', 'visa', 'mastercard', 'line of credit', 'overdraft', 'loan'] },
  ],
} satisfies Rule['when']

export const SMALL_CLAIMS_QC: Test = {
  says: ['small claims', 'petites créances', 'small claims division'],
}

export const UNPAID_RENT_NOTICE = {
  any: [
    {
      says: [
        'unpaid rent',
        'non-payment of rent',
        'nonpayment of rent',
        'rent owing',
        'arrears',
        'rtb-30',
        'form n4',
      ],
    },
  ],
} satisfies Rule['when']

export const OWN_USE = {
  any: [
    {
      says: [
        "landlord's own use",
        'own use',
        "purchaser's own use",
        "landlord's use",
        'form n12',
        'n12',
        'family member to move in',
        'occupy the rental unit',
        'rtb-32',
        'rtb-32l',
        'rtb-32p',
        'intends to occupy',
      ],
    },
  ],
} satisfies Rule['when']

export const FEDERAL_WORK = {
  any: [
    {
      says: [
        'canada labour code',
        'federally regulated',
        'chartered bank',
        'airline',
        'railway',
        'telecommunications',
        'interprovincial',
      ],
    },
  ],
} satisfies Rule['when']
