/** The Dutch words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'es.ask.benefit-back': {
    says: 'Kijk welke maanden en waarom. Maak binnen tien dagen bezwaar bij een eerste bericht, of dien binnen 30 werkdagen een reclamación previa in. U kunt vragen in delen te betalen.',
  },
  'es.ask.benefit-refused': {
    says: 'Dien binnen 30 werkdagen bezwaar in bij de instantie (reclamación previa). Na een nee of 45 dagen stilte hebt u 30 werkdagen voor de rechter. Beide zijn gratis.',
  },
}
