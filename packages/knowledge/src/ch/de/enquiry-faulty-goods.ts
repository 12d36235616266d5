/** Questions about the guarantee, and about used cars: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'ch.ask.step-buy': {
    says: 'Schreiben Sie der Firma, was nicht stimmt und was Sie wollen, und setzen Sie eine faire Frist. Bewahren Sie den Beweis auf, dass Sie es abgeschickt haben.',
  },
  'ch.ask.guarantee': {
    says: 'Melden Sie es dem Verkäufer sofort schriftlich. Bei Ware aus dem Laden gelten zwei Jahre ab Lieferung. Sie können einen tieferen Preis, Ersatz oder Ihr Geld verlangen, ausser der Vertrag sieht Reparatur vor.',
  },
}
