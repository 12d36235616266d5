/** Questions about builders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_IT: Words = {
  'nz.ask.builder': {
    says: 'Scriva che cosa è sbagliato e dia una data per sistemarlo. I lavori edili hanno garanzie per dieci anni, e i difetti trovati nel primo anno devono essere sistemati.',
  },
}
