/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_DE } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_DE } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_DE } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_DE } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_DE } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_DE } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_DE } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_DE } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_DE } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_DE } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_DE } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_DE } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_DE } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_DE } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_DE } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_DE: Words = {
  ...ENQUIRY_ARREST_DE,
  ...ENQUIRY_BULLYING_DE,
  ...ENQUIRY_HIGH_ENERGY_BILL_DE,
  ...ENQUIRY_INHERITANCE_TAX_DE,
  ...ENQUIRY_IVA_DE,
  ...ENQUIRY_MONEY_LENT_DE,
  ...ENQUIRY_SPEEDING_TICKET_DE,
  ...ENQUIRY_VISA_ENDS_DE,
  ...ENQUIRY_SMALL_EARNINGS_DE,
  ...ENQUIRY_PRESCRIPTIONS_DE,
  ...ENQUIRY_HOUSING_REGISTER_DE,
  ...ENQUIRY_HIGH_HEDGE_DE,
  ...ENQUIRY_PARTNER_VISA_INCOME_DE,
  ...ENQUIRY_BARE_MATTERS_DE,
  ...ENQUIRY_ACCIDENT_DE,
}
