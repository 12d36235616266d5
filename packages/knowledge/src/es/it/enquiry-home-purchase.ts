/** The Italian words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_IT: Words = {
  'es.ask.home-deposit': {
    says: 'Se il contratto le fa arras penitenciales (articolo 1454), il venditore che si tira indietro Le deve il doppio, e Lei le perde se si tira indietro. Se no, può esigere la vendita, o finirla e chiedere i soldi e i danni. Scriva con burofax.',
  },
}
