/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'jp.ask.broken-goods': {
    says: 'Demandez au magasin de réparer ou d’échanger. Sinon, vous pouvez demander un prix plus bas ou votre argent. Dites-le dans l’année après l’avoir vu.',
  },
}
