/** Questions about health insurance after a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AFTER_LEAVING_IT: Words = {
  'jp.ask.insurance-after-job': {
    says: 'Tre vie, confronti. Uno: tenere la vecchia assicurazione fino a due anni (任意継続): due mesi prima, domanda entro 20 giorni, paga le due metà con un tetto. Due: quella del comune (国保) entro 14 giorni: secondo l’anno scorso, molto meno se la ditta ha chiuso il rapporto. Tre: a carico di un parente, gratis, con poco reddito. Chieda la cifra al comune.',
  },
}
