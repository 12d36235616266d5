/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'es.ask.tax-instalments': {
    says: 'Ja. Vraag het online voor de laatste dag. Tot €50.000 hebt u geen waarborg nodig. Er komt rente bij.',
  },
  'es.ask.tax-papers': {
    says: 'Antwoord op tijd, meestal binnen tien werkdagen, met kopieën. U kunt de helft meer dagen vragen. Bent u het niet eens, zeg waarom. Tegen het besluit hebt u dan een maand.',
  },
}
