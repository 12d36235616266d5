/** Questions about taxes, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_IT: Words = {
  'ca.ask.tax': {
    says: 'Se è sbagliato, presenti un’opposizione (notice of objection) entro 90 giorni. Se non può pagare, chiami e chieda un piano. Non lo ignori.',
  },
  'ca.ask.benefit': {
    says: 'Chieda perché e per quali settimane. Per la disoccupazione (employment insurance) chieda un nuovo esame (reconsideration) entro 30 giorni. Se è giusto, chieda piccole rate.',
  },
  'ca.ask.cerb-debt': {
    says: 'Chiedi per iscritto un secondo esame con prova del reddito. Se non va, la Corte federale può rivedere entro 30 giorni. Finché devi, la CRA può tenere rimborsi e crediti come il GST, ma non gli assegni per i figli. Se manca affitto o cibo, chiama e mostra il bilancio: può prendere meno o aspettare.',
  },
  'ca.ask.benefit-refused': {
    says: 'Chieda per iscritto un nuovo esame, con le Sue prove. Per le pensioni federali ha 90 giorni, per la disoccupazione (employment insurance) 30. Per un aiuto della provincia sono quasi sempre da 20 a 90 giorni; guardi la lettera.',
  },
  'ca.ask.cra-froze': {
    says: 'Chiami oggi l’agenzia fiscale. Non le serve un ordine del giudice, ma può togliere il blocco se Lei mostra difficoltà e offre un piano. Chieda anche lo sgravio di sanzioni e interessi.',
  },
  'ca.ask.old-tax': {
    says: 'L’agenzia ha di solito dieci anni per riscuotere, da 90 giorni dopo l’avviso. Un pagamento, una promessa o un atto dell’agenzia fa ripartire i dieci anni.',
  },
}
