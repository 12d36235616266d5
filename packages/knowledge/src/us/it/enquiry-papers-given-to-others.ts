/** Questions about court papers given to someone else: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_IT: Words = {
  'us.fact.served-on-relative': {
    says: "Nella maggior parte degli stati le carte si possono lasciare a casa sua a un adulto che ci vive. Il termine corre: presenti ora una risposta. Se sono andate a un vecchio indirizzo o a chi non vive con lei, lo dica nel primo scritto al tribunale, o può perdere quel punto. Se una sentenza è venuta a sua insaputa, chieda subito di annullarla. L'aiuto legale è gratuito.",
  },
}
