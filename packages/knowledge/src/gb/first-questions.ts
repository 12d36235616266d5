/** What people ask first when trouble is new: arrested, bullied, caught speeding, a bill too high, money lent, a visa that ends. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT } from './enquiry-accident.ts'
import { ENQUIRY_ARREST } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_ARREST,
  ...ENQUIRY_BULLYING,
  ...ENQUIRY_HIGH_ENERGY_BILL,
  ...ENQUIRY_INHERITANCE_TAX,
  ...ENQUIRY_IVA,
  ...ENQUIRY_MONEY_LENT,
  ...ENQUIRY_SPEEDING_TICKET,
  ...ENQUIRY_VISA_ENDS,
  ...ENQUIRY_SMALL_EARNINGS,
  ...ENQUIRY_PRESCRIPTIONS,
  ...ENQUIRY_HOUSING_REGISTER,
  ...ENQUIRY_HIGH_HEDGE,
  ...ENQUIRY_PARTNER_VISA_INCOME,
  ...ENQUIRY_BARE_MATTERS,
  ...ENQUIRY_ACCIDENT,
]
