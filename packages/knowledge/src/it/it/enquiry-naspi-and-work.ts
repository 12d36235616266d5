/** Questions about work during unemployment benefit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_IT: Words = {
  'it.ask.naspi-worked': {
    says: 'Per un lavoro dipendente fino a sei mesi la NASpI è solo sospesa: l’INPS lo fa d’ufficio dalla comunicazione del datore. Cessa solo con un lavoro più lungo e ben pagato. Per lavori più lunghi con reddito basso, o attività propria, deve comunicare il reddito entro un mese. Chieda il riesame e faccia ricorso entro 90 giorni, con contratto e buste paga. Un patronato lo fa gratis. O chieda le rate.',
  },
  'it.ask.paternity-leave': {
    says: 'Un padre dipendente ha dieci giorni lavorativi a paga piena, venti per gemelli o più. Li prenda da due mesi prima della data del parto fino a cinque mesi dopo la nascita, insieme o uno per volta. Non toglie giorni alla madre. Avvisi il datore per iscritto cinque giorni prima. Non può rifiutare. Il congedo parentale si aggiunge.',
  },
}
