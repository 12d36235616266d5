/** Questions about a tax that the office only guessed because no return came: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ESTIMATE_NL: Words = {
  'de.ask-debt.tax-guess': {
    says: 'Het is niet te laat zolang er nog geen maand voorbij is sinds de aanslag kwam. Maak schriftelijk of via ELSTER bezwaar (Einspruch) en stuur de volledige aangifte met bewijs. Dan tellen de echte cijfers. Betalen moet intussen wel: vraag in dezelfde brief om uitstel (Aussetzung der Vollziehung). Een toeslag voor te laat inleveren kan blijven. Maand voorbij? Stuur haar toch meteen.',
  },
}
