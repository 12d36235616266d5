/** Questions about rent arrears, eviction and a landlord who cuts off water or power: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'de.ask-home.evict-now': {
    says: 'Il locatore deve vincere una causa, e solo un ufficiale giudiziario può mandarLa via. In pericolo chiami il 110.',
  },
  'de.ask-home.eviction-date': {
    says: 'Vada oggi alla Wohnungssicherung del Comune e da un avvocato. Una richiesta al tribunale (§ 765a ZPO) deve arrivare due settimane prima del giorno.',
  },
  'de.ask-home.power-off-landlord': {
    says: 'Il locatore non può staccare acqua, riscaldamento o luce per farLa uscire. Un tribunale può fermarlo in pochi giorni (einstweilige Verfügung).',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Agisca prima di due affitti arretrati: allora il locatore può disdire subito. Paghi prima l’affitto e chieda rate per iscritto. Jobcenter o ufficio sociale possono prendere il debito, anche se lavora. Chieda il Wohngeld. La Sua città ha un aiuto gratuito (Wohnungssicherung).',
  },
}
