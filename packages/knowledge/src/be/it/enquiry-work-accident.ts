/** Questions about an accident at work that the insurer does not accept: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_IT: Words = {
  'be.ask.work-accident': {
    says: 'Risponda per iscritto e chieda i motivi. Un evento improvviso sul lavoro che l’ha ferita si presume infortunio: mostri l’evento e il danno, con testimoni e certificato. Chieda a Fedris di esaminarlo gratis. Avvisi la mutua: paga intanto. Ha tre anni per il tribunale del lavoro, senza costi. Senta il sindacato.',
  },
}
