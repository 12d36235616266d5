/** The German words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_DE: Words = {
  'es.ask.home-deposit': {
    says: 'Macht der Vertrag sie zu arras penitenciales (Artikel 1454), schuldet der Verkäufer, der zurückzieht, das Doppelte, und Sie verlieren sie, wenn Sie zurückziehen. Sonst können Sie auf dem Verkauf bestehen oder ihn beenden und Geld und Schaden fordern. Schreiben Sie per Burofax.',
  },
}
