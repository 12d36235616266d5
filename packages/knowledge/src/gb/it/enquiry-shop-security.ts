/** Questions about money that a shop wants after an accusation of theft: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_IT: Words = {
  'gb.ask-shop.civil-recovery': {
    says: "È una richiesta di denaro, non una multa, né di per sé un fatto di polizia. Non paghi e non ammetta nulla in fretta. Chieda quale perdita ha avuto davvero il negozio e il video di Lei. Può vietarle l'ingresso. Cerchi un consiglio gratuito prima di rispondere.",
  },
}
