/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'be.ask.step-work': {
    says: 'Tenga il contratto e le buste paga, e chieda al sindacato.',
  },
  'be.ask.right-work': {
    says: 'Ha un anno dalla fine del lavoro per andare al tribunale del lavoro.',
  },
  'be.ask.dismissed': {
    says: 'Controlli il preavviso con gli anni di lavoro. Chieda i motivi per raccomandata entro due mesi. Ha un anno per andare al tribunale del lavoro.',
  },
  'be.ask.serious-cause': {
    says: 'Scriva subito per raccomandata che contesta. Il datore deve provare i fatti, agire in tre giorni lavorativi e dire i motivi nei tre seguenti. Vada al sindacato. Ha un anno per il tribunale del lavoro.',
  },
  'be.ask.dismissed-message': {
    says: 'Un messaggio può chiudere subito il rapporto, ma allora Le devono la paga di tutto il preavviso. Un preavviso da lavorare deve arrivare per raccomandata o ufficiale giudiziario. Conservi il messaggio, chieda i motivi e vada dal sindacato.',
  },
}
