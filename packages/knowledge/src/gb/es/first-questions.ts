/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_ES } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_ES } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_ES } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_ES } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_ES } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_ES } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_ES } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_ES } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_ES } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_ES } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_ES } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_ES } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_ES } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_ES } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_ES } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_ES: Words = {
  ...ENQUIRY_ARREST_ES,
  ...ENQUIRY_BULLYING_ES,
  ...ENQUIRY_HIGH_ENERGY_BILL_ES,
  ...ENQUIRY_INHERITANCE_TAX_ES,
  ...ENQUIRY_IVA_ES,
  ...ENQUIRY_MONEY_LENT_ES,
  ...ENQUIRY_SPEEDING_TICKET_ES,
  ...ENQUIRY_VISA_ENDS_ES,
  ...ENQUIRY_SMALL_EARNINGS_ES,
  ...ENQUIRY_PRESCRIPTIONS_ES,
  ...ENQUIRY_HOUSING_REGISTER_ES,
  ...ENQUIRY_HIGH_HEDGE_ES,
  ...ENQUIRY_PARTNER_VISA_INCOME_ES,
  ...ENQUIRY_BARE_MATTERS_ES,
  ...ENQUIRY_ACCIDENT_ES,
}
