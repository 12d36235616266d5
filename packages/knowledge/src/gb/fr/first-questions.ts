/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ACCIDENT_FR } from './enquiry-accident.ts'
import { ENQUIRY_ARREST_FR } from './enquiry-arrest.ts'
import { ENQUIRY_BARE_MATTERS_FR } from './enquiry-bare-matters.ts'
import { ENQUIRY_BULLYING_FR } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_FR } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_HIGH_HEDGE_FR } from './enquiry-high-hedge.ts'
import { ENQUIRY_HOUSING_REGISTER_FR } from './enquiry-housing-register.ts'
import { ENQUIRY_INHERITANCE_TAX_FR } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_FR } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_FR } from './enquiry-money-lent.ts'
import { ENQUIRY_PARTNER_VISA_INCOME_FR } from './enquiry-partner-visa-income.ts'
import { ENQUIRY_PRESCRIPTIONS_FR } from './enquiry-prescriptions.ts'
import { ENQUIRY_SMALL_EARNINGS_FR } from './enquiry-small-earnings.ts'
import { ENQUIRY_SPEEDING_TICKET_FR } from './enquiry-speeding-ticket.ts'
import { ENQUIRY_VISA_ENDS_FR } from './enquiry-visa-ends.ts'

export const FIRST_QUESTIONS_FR: Words = {
  ...ENQUIRY_ARREST_FR,
  ...ENQUIRY_BULLYING_FR,
  ...ENQUIRY_HIGH_ENERGY_BILL_FR,
  ...ENQUIRY_INHERITANCE_TAX_FR,
  ...ENQUIRY_IVA_FR,
  ...ENQUIRY_MONEY_LENT_FR,
  ...ENQUIRY_SPEEDING_TICKET_FR,
  ...ENQUIRY_VISA_ENDS_FR,
  ...ENQUIRY_SMALL_EARNINGS_FR,
  ...ENQUIRY_PRESCRIPTIONS_FR,
  ...ENQUIRY_HOUSING_REGISTER_FR,
  ...ENQUIRY_HIGH_HEDGE_FR,
  ...ENQUIRY_PARTNER_VISA_INCOME_FR,
  ...ENQUIRY_BARE_MATTERS_FR,
  ...ENQUIRY_ACCIDENT_FR,
}
