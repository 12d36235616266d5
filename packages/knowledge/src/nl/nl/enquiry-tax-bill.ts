/** The Dutch words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_NL: Words = {
  'nl.ask.tax-plan': {
    says: 'Vraag de Belastingdienst om een betalingsregeling voor de laatste dag: online, per telefoon of met het formulier. Hebt u weinig inkomen en spaargeld, vraag dan kwijtschelding. Klopt het bedrag niet? Maak binnen zes weken bezwaar en vraag uitstel voor dat deel. Laat het niet liggen: met een dwangbevel kan de Belastingdienst zonder rechter vooraf beslag leggen op loon of geld.',
  },
}
