/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_JA } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_JA } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_JA } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_JA } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_JA } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_JA } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_JA } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_JA } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_JA } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_JA } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_JA } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_JA } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_JA } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_JA } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_JA } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_JA: Words = {
  ...ENQUIRY_ARREST_JA,
  ...ENQUIRY_BULLYING_JA,
  ...ENQUIRY_HIGH_ENERGY_BILL_JA,
  ...ENQUIRY_INHERITANCE_TAX_JA,
  ...ENQUIRY_IVA_JA,
  ...ENQUIRY_MONEY_LENT_JA,
  ...ENQUIRY_SPEEDING_TICKET_JA,
  ...ENQUIRY_VISA_ENDS_JA,
  ...ENQUIRY_SMALL_EARNINGS_JA,
  ...ENQUIRY_PRESCRIPTIONS_JA,
  ...ENQUIRY_HOUSING_REGISTER_JA,
  ...ENQUIRY_HIGH_HEDGE_JA,
  ...ENQUIRY_PARTNER_VISA_INCOME_JA,
  ...ENQUIRY_BARE_MATTERS_JA,
  ...ENQUIRY_ACCIDENT_JA,
}
