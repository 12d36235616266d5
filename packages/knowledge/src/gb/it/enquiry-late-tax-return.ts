/** Questions about penalties for a late tax return: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_IT: Words = {
  'gb.ask-tax.late-return': {
    says: 'Faccia ricorso entro 30 giorni, online o con il modulo SA370, se aveva una buona ragione e ha presentato appena possibile. Se non aveva nulla da dichiarare, chieda a HMRC di ritirare la dichiarazione: allora cade anche la sanzione. Se deve ancora presentarla, lo faccia ora, perché cresce.',
  },
}
