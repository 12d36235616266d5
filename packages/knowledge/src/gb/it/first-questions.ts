/** What people ask first when trouble is new: the words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_ARREST_IT } from './enquiry-arrest.ts'
import { ENQUIRY_BULLYING_IT } from './enquiry-bullying.ts'
import { ENQUIRY_HIGH_ENERGY_BILL_IT } from './enquiry-high-energy-bill.ts'
import { ENQUIRY_INHERITANCE_TAX_IT } from './enquiry-inheritance-tax.ts'
import { ENQUIRY_IVA_IT } from './enquiry-iva.ts'
import { ENQUIRY_MONEY_LENT_IT } from './enquiry-money-lent.ts'
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
}
