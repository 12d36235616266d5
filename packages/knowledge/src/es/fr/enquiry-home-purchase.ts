/** The French words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_FR: Words = {
  'es.ask.home-deposit': {
    says: 'Si le papier en fait des arras penitenciales (article 1454), le vendeur qui se retire vous doit le double, et vous les perdez si vous vous retirez. Sinon, vous pouvez exiger la vente, ou y mettre fin et demander l’argent et des dommages. Écrivez par burofax.',
  },
}
