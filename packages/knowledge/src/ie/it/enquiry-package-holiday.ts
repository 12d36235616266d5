/** Questions about a package holiday that was changed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_IT: Words = {
  'ie.ask.package-changed': {
    says: 'Sì. Se l’organizzatore cambia molto prima della partenza, come categoria d’hotel o date, può annullare gratis. Lo stesso per un aumento oltre l’8 %. Tutto va reso entro 14 giorni. Risponda entro il giorno fissato. Se era brutto sul posto, lo segnali subito e chieda poi uno sconto. Poi la small claims procedure.',
  },
}
