/** Questions about water from the flat above: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_IT: Words = {
  'nl.ask.leak-above': {
    says: 'Tubi comuni, tetto e muri spettano al condominio (VvE) e alla sua assicurazione. I tubi dell’alloggio sopra spettano a quel proprietario, per lo più se è stato negligente. Avvisi oggi per iscritto con foto entrambi e la sua assicurazione. Fissi un ultimo giorno; poi un giudice può ordinare la riparazione.',
    dependsOn: 'il punto da cui viene la perdita',
  },
}
