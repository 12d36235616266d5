/** The Italian words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'fr.ask-buy.used-car': {
    says: 'Un venditore di mestiere dà una garanzia di legge. Contro un privato usi la regola del difetto nascosto (vice caché): due anni da quando lo trova. Chieda una nota di un perito.',
  },
}
