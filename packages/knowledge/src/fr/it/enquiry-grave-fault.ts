/** Questions about a dismissal for grave fault: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_IT: Words = {
  'fr.ask-work.grave-fault': {
    says: 'Il datore deve provare la colpa grave e agire entro due mesi da quando l’ha saputa. Prima serve un colloquio, poi una lettera con i motivi. Ha comunque la disoccupazione e le ferie residue. Se il giudice non vede colpa grave, anche preavviso e indennità. Ha dodici mesi per il tribunale del lavoro. Annoti ora i fatti, con i nomi.',
  },
}
