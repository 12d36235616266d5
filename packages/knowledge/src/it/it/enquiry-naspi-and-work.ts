/** Questions about work during unemployment benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_IT: Words = {
  'it.ask.naspi-worked': {
    says: 'Per un lavoro dipendente fino a sei mesi la NASpI è solo sospesa: l’INPS lo fa d’ufficio dalla comunicazione del datore. Cessa solo con un lavoro più lungo e ben pagato. Per lavori più lunghi con reddito basso, o attività propria, deve comunicare il reddito entro un mese. Chieda il riesame e faccia ricorso entro 90 giorni, con contratto e buste paga. Un patronato lo fa gratis. O chieda le rate.',
  },
}
