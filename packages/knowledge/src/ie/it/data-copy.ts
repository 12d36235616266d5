/** A request for a copy of one's own data: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_IT: Words = {
  'ie.data-copy.right': {
    says: 'Può avere gratis una copia dei Suoi dati entro un mese. In un caso difficile hanno due mesi in più. Possono controllare chi è, senza chiedere troppo.',
  },
  'ie.data-copy.wants': { says: 'Rispondono alla Sua richiesta di una copia dei Suoi dati.' },
  'ie.data-copy.step': {
    says: 'Risponda: su quale regola si basano? Chieda tutto ciò che non riguarda altri. Poi si lamenti gratis con la Data Protection Commission.',
  },
}
