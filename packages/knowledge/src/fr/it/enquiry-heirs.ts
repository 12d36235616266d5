/** Questions about heirs who do not agree: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_IT: Words = {
  'fr.ask-family.coheirs': {
    says: 'Nessuno deve restare in un’eredità indivisa. Scriva agli altri e al notaio: offra di vendere, comprare la loro parte o cedere la sua. Chi ci abita da solo deve agli altri una somma (indemnité d’occupation). Con un’ampia maggioranza delle quote si può chiedere al giudice di autorizzare la vendita. Altrimenti il tribunale ordina la divisione o la vendita: serve un avvocato. Prima può aiutare un mediatore.',
  },
}
