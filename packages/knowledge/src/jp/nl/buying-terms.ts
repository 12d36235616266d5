/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_NL: Words = {
  'jp.buy.right-subscription': {
    says: 'Het laatste scherm van een online bestelling moet de prijs, het aantal leveringen en de manier van stoppen tonen. Misleidde het u, dan kunt u de bestelling ongedaan maken.',
  },
  'jp.buy.right-return': {
    says: 'Toont een webwinkel geen regel over terugsturen? Dan kunt u spullen binnen acht dagen na ontvangst terugsturen. U betaalt de post.',
  },
  'jp.buy.right-courses': {
    says: 'Lange cursussen, schoonheidsbehandelingen en relatiebemiddeling kunt u in acht dagen annuleren, en later altijd beëindigen. De kosten daarvoor hebben een wettelijke grens.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Annuleringskosten boven het gemiddelde verlies van het bedrijf zijn nietig. Vraag het bedrijf uit te leggen hoe het rekende. Het moet dat proberen.',
  },
  'jp.buy.right-phone': {
    says: 'Een nieuw telefoon- of internetcontract kan binnen acht dagen na de papieren schriftelijk beëindigd worden (初期契約解除). Later hebben de kosten voor stoppen een lage grens.',
  },
}
