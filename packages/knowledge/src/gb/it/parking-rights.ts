/** Rights of who gets a private parking charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_IT: Words = {
  'gb.parking.right-not-name-driver': {
    says: 'Nessuna legge La obbliga a dire a una ditta privata di parcheggio chi guidava. Può chiederlo, ma Lei può rispondere come intestatario (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'Il codice del settore dà almeno 10 minuti di tolleranza dopo la fine del parcheggio pagato o permesso. Ha tempo anche all’inizio per leggere i cartelli.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Le regole devono essere su cartelli che poteva vedere e leggere prima di parcheggiare. Una regola che non poteva vedere forse non La obbliga.',
  },
  'gb.parking.right-photos': {
    says: 'Ha il diritto di chiedere le foto e i dati che hanno su di Lei. Devono rispondere entro un mese.',
  },
  'gb.parking.right-equality': {
    says: 'Chi offre servizi deve fare adattamenti giusti per le persone disabili. Aver bisogno di più tempo per una disabilità può essere un motivo di ricorso.',
  },
  'gb.parking.right-appeal': {
    says: 'Ha il diritto di fare prima ricorso alla ditta del parcheggio. Dovrebbe rispondere, e non dovrebbe sollecitarla mentre lo esamina.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Se la ditta dice no, può andare gratis da POPLA o IAS. Deve dirle quale, ed entro quando.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Come intestatario (keeper), secondo questa legge deve al massimo la somma dell’avviso a Lei (notice to keeper). Le altre spese di recupero non ne fanno parte.',
  },
}
