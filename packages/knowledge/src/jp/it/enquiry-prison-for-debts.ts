/** Questions about prison for debts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_IT: Words = {
  'jp.ask.prison-debt': {
    says: 'Nessuno va in prigione perché non può restituire un prestito. È una cosa tra lei e chi ha prestato: può fare causa e poi pignorare parte della paga o del conto. È reato solo se ha mentito per i soldi senza voler pagare. Un dovere è rigido: se il tribunale la chiama per dire i suoi beni (財産開示), ci vada. 法テラス aiuta con troppi debiti.',
  },
}
