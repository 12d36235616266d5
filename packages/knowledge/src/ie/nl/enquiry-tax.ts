/** Questions about taxes: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NL: Words = {
  'ie.ask.tax': {
    says: 'Controleer het in myAccount. Vraag betaling in delen (phased payment), of ga binnen 30 dagen in beroep als het niet klopt.',
  },
  'ie.ask.property-tax': {
    says: 'Vraag Revenue om uitstel als uw inkomen laag is, of om in delen te betalen. Stuur de aangifte in elk geval.',
  },
  'ie.ask.property-tax-dates': {
    says: 'Zoek de dag op in LPT online. Eén jaarlijkse afschrijving gebeurt meestal op 21 maart. Een maandelijkse gaat op de 15e.',
  },
}
