/** The law on late goods, sales at a distance and flights, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_IT: Words = {
  'be.buy.right-delivery': {
    says: 'Un negozio deve consegnare in trenta giorni, salvo altro accordo. Se tarda, dia un tempo giusto, poi annulli e riabbia i soldi.',
  },
  'be.buy.right-not-told': {
    says: 'Chi vende a distanza deve averle detto dei 14 giorni per recedere. Se no, ha 12 mesi in più.',
  },
  'be.buy.right-flight': {
    says: 'Se un volo è cancellato o molto in ritardo, forse ha diritto ad assistenza, rimborso e una somma fissa. Chieda prima alla compagnia.',
  },
}
