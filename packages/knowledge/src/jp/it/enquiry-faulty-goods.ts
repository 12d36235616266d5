/** The Italian words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'jp.ask.broken-goods': {
    says: 'Chieda al negozio di riparare o cambiare. Se non lo fa, può chiedere un prezzo più basso o i soldi. Lo dica entro un anno dalla scoperta.',
  },
}
