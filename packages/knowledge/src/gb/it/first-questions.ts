/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_IT } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_IT } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_IT } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_IT } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_IT } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_IT } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_IT } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_IT } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_IT } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_IT } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_IT } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_IT } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_IT } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_IT } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_IT } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_IT: Words = {
  ...ENQUIRY_ARREST_IT,
  ...ENQUIRY_BULLYING_IT,
  ...ENQUIRY_HIGH_ENERGY_BILL_IT,
  ...ENQUIRY_INHERITANCE_TAX_IT,
  ...ENQUIRY_IVA_IT,
  ...ENQUIRY_MONEY_LENT_IT,
  ...ENQUIRY_SPEEDING_TICKET_IT,
  ...ENQUIRY_VISA_ENDS_IT,
  ...ENQUIRY_SMALL_EARNINGS_IT,
  ...ENQUIRY_PRESCRIPTIONS_IT,
  ...ENQUIRY_HOUSING_REGISTER_IT,
  ...ENQUIRY_HIGH_HEDGE_IT,
  ...ENQUIRY_PARTNER_VISA_INCOME_IT,
  ...ENQUIRY_BARE_MATTERS_IT,
  ...ENQUIRY_ACCIDENT_IT,
}
