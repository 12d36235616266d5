/** Questions of a parent whose child the other parent wants to take to live abroad: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_IT: Words = {
  'ie.ask.child-emigrates': {
    says: 'Non firmi e scriva che non è d’accordo. Portare un figlio a vivere fuori dall’Irlanda richiede il sì di ogni guardian o del giudice; anche il passaporto. Un padre non sposato lo è se visse con la madre 12 mesi di fila dal 18 gennaio 2016, tre dopo la nascita. Chieda subito alla District Court visite e un divieto di portarlo via. Se è già via, chieda il ritorno entro un anno.',
  },
}
