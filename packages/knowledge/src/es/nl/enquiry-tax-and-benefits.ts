/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'es.ask.tax-instalments': {
    says: 'Ja. Vraag het online voor de laatste dag. Tot €50.000 hebt u geen waarborg nodig. Er komt rente bij.',
  },
  'es.ask.benefit-back': {
    says: 'Kijk welke maanden en waarom. Maak binnen tien dagen bezwaar bij een eerste bericht, of dien binnen 30 werkdagen een reclamación previa in. U kunt vragen in delen te betalen.',
  },
  'es.ask.benefit-refused': {
    says: 'Dien binnen 30 werkdagen bezwaar in bij de instantie (reclamación previa). Na een nee of 45 dagen stilte hebt u 30 werkdagen voor de rechter. Beide zijn gratis.',
  },
  'es.ask.tax-papers': {
    says: 'Antwoord op tijd, meestal binnen tien werkdagen, met kopieën. U kunt de helft meer dagen vragen. Bent u het niet eens, zeg waarom. Tegen het besluit hebt u dan een maand.',
  },
}
