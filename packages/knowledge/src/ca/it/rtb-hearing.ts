/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_IT: Words = {
  'ca.rtb.want': {
    says: 'La Residential Tenancy Branch tratterà un caso su una casa in affitto. Le dice entro quando devono esserci le Sue prove.',
  },
  'ca.rtb.reality': {
    says: 'È un’udienza vera, e la sua decisione La vincola. Nessuno ha ancora deciso contro di Lei.',
  },
  'ca.rtb.evidence-days': {
    says: 'Le prove devono essere alla Branch e alla controparte almeno sette giorni prima dell’udienza, o 14 se la domanda è Sua. Né il primo né l’ultimo giorno contano: anticipi di un giorno.',
  },
  'ca.rtb.late-evidence': {
    says: 'Una prova tardiva può essere rifiutata. Se è nuova, la mandi lo stesso e chieda all’udienza che sia ammessa. Dica perché non prima.',
  },
  'ca.rtb.step-serve': {
    says: 'Carichi ora foto, messaggi e ricevute. Dia le stesse carte alla controparte a mano o per raccomandata, e tenga la prova.',
  },
  'ca.rtb.step-attend': {
    says: 'Partecipi all’udienza all’ora fissata, di solito per telefono. Altrimenti può svolgersi senza di Lei. Non dia il codice di accesso a nessuno.',
  },
  'ca.rtb.review': {
    says: 'Può chiedere un riesame: in due giorni per un ordine di rilascio, in cinque per riparazioni e quasi tutti gli altri avvisi, in 15 per il resto. Contiamo dal giorno in cui la riceve.',
  },
  'ca.rtb.step-review': {
    says: 'Veda se c’è un motivo: non è potuto venire, prova nuova, frode o errore nella procedura. Se sì, la chieda oggi. L’ordine vale finché non è fermato.',
  },
}
