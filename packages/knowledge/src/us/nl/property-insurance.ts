/** The Dutch words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_NL: Words = {
  'us.insure.right-claims-law': {
    says: 'De wet van de staat verbiedt oneerlijk uitstel en lage aanbiedingen zonder reden. U kunt gratis klagen bij het verzekeringskantoor van de staat.',
  },
  'us.insure.right-appraisal': {
    says: 'Vraag om de hele polis en het rapport van de schade-expert. Bij ruzie over het bedrag mag volgens veel polissen elke kant een taxateur noemen.',
  },
}
