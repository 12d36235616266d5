/** Questions about the immigration office: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_IT: Words = {
  'us.immigration.ask-door': {
    says: 'Non deve aprire se non mostrano un mandato (warrant) firmato da un giudice. Chieda di vederlo dalla finestra. Può restare in silenzio. Non scappi, non menta e non li blocchi.',
  },
  'us.immigration.ask-denied': {
    says: 'Legga quale ricorso o mozione indica l’avviso, e fino a quando: quasi sempre 30 giorni, o 33 se è arrivato per posta. Veda questa settimana un avvocato per l’immigrazione o un aiuto accreditato, prima di rifare domanda o di partire.',
  },
  'us.immigration.ask-card-expired': {
    says: 'Quando scade una carta di dieci anni Lei resta residente permanente e può lavorare. Presenti subito il modulo I-90: la ricevuta allunga la carta. La carta di due anni è diversa: presenti il modulo I-751 prima della fine.',
  },
  'us.immigration.ask-moved': {
    says: 'Sì. Lo dica a USCIS entro dieci giorni dal trasloco: online o con il modulo AR-11. È gratis. Dia il numero di ogni pratica aperta, così le lettere arrivano. Per un colloquio d’asilo avvisi anche quell’ufficio e ci vada quel giorno, se non lo sposta. Con un caso al tribunale dell’immigrazione avvisi il tribunale entro cinque giorni (EOIR-33). Chi manca a un’udienza può essere espulso. Conservi le prove.',
  },
}
