/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_NL } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_NL } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_NL } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_NL } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_NL } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_NL } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_NL } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_NL } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_NL } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_NL } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_NL } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_NL } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_NL } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_NL } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_NL } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_NL: Words = {
  ...ENQUIRY_ARREST_NL,
  ...ENQUIRY_BULLYING_NL,
  ...ENQUIRY_HIGH_ENERGY_BILL_NL,
  ...ENQUIRY_INHERITANCE_TAX_NL,
  ...ENQUIRY_IVA_NL,
  ...ENQUIRY_MONEY_LENT_NL,
  ...ENQUIRY_SPEEDING_TICKET_NL,
  ...ENQUIRY_VISA_ENDS_NL,
  ...ENQUIRY_SMALL_EARNINGS_NL,
  ...ENQUIRY_PRESCRIPTIONS_NL,
  ...ENQUIRY_HOUSING_REGISTER_NL,
  ...ENQUIRY_HIGH_HEDGE_NL,
  ...ENQUIRY_PARTNER_VISA_INCOME_NL,
  ...ENQUIRY_BARE_MATTERS_NL,
  ...ENQUIRY_ACCIDENT_NL,
}
