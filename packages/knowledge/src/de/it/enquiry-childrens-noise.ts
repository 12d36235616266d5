/** Questions about a landlord who complains of the noise of children: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_IT: Words = {
  'de.ask-home.childrens-noise': {
    says: 'No. Un bimbo che piange e bambini che giocano sono vita normale, e i vicini devono sopportarlo. La disdetta vale solo per disturbi gravi e duraturi che potrebbe fermare, dopo un richiamo. Risponda per iscritto: l’età del bambino, cosa fa la sera, e che non c’è violazione. Tenga copia. Senta un Mieterverein.',
  },
}
