/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'fr.ask-buy.withdraw': {
    says: 'Online, al telefono o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è, solo ciò che il negozio offre.',
    dependsOn: 'come l’ha comprato',
  },
  'fr.ask-buy.guarantee': {
    says: 'Per due anni il venditore deve riparare o sostituire gratis. Se non lo fa in 30 giorni, può chiedere i soldi. Merce usata: per un anno la prova tocca al venditore.',
  },
}
