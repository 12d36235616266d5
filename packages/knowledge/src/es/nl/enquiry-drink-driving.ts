/** Questions about driving after a drink: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_NL: Words = {
  'es.ask.drink-driving': {
    says: 'Boven 0,60 mg per liter adem, of met duidelijke tekens, is het een misdrijf. Dan komt een snelproces (juicio rápido): neem een advocaat, gratis van dienst. Aanvaardt u de feiten, dan daalt de straf met een derde. Het rijverbod is één tot vier jaar. Daaronder: boete tot € 1.000 en tot zes punten. Rijd niet als het rijbewijs is afgenomen.',
    dependsOn: 'hoeveel gemeten werd',
  },
}
