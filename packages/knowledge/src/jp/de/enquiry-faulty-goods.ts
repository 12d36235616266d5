/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'jp.ask.broken-goods': {
    says: 'Verlangen Sie vom Laden Reparatur oder Ersatz. Sonst können Sie einen kleineren Preis oder Ihr Geld fordern. Sagen Sie es binnen eines Jahres, nachdem Sie es merken.',
  },
}
