/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_IT: Words = {
  'de.late.job-want': {
    says: 'Il datore ha licenziato. Contando dalla data della lettera, le tre settimane per il tribunale sono passate. Corrono dal giorno in cui le è arrivata.',
  },
  'de.late.job-reality': {
    says: 'Dopo tre settimane vale anche un licenziamento illegittimo, salvo che il tribunale ammetta una causa tardiva. Paga, ferie e attestato può ancora chiederli.',
  },
  'de.late.job-step': {
    says: 'Quando è arrivata la lettera? Meno di tre settimane fa: vada oggi al tribunale del lavoro. Malato o via? Chieda oggi di ammettere la causa tardiva (§ 5 KSchG).',
  },
  'de.late.job-option': {
    says: 'Presenti insieme causa e richiesta allo sportello del tribunale. Dica cosa l’ha impedita, con prove.',
    title: 'Chiedere di ammettere la causa tardiva',
    cost: 'Presentarla è gratis all’inizio.',
    time: 'Due settimane dalla fine dell’impedimento, al massimo sei mesi dopo le tre settimane.',
    risk: 'Non conoscere il termine non è un motivo.',
    bestFor: 'Era in ospedale o via, o solo ora sa di essere incinta.',
  },
  'de.late.job-form': {
    says: 'Detto solo a voce, o per email o chat? Allora le tre settimane non sono iniziate. Scriva subito che vuole continuare a lavorare.',
  },
  'de.late.job-money': {
    says: 'La lettera offre denaro se non va in tribunale. Non ci è andato, quindi può chiederlo alla fine del preavviso.',
  },
  'de.late.home-step': {
    says: 'Non deve essere fuori al giorno della lettera. Guardi se arriva una causa in busta gialla e risponda al tribunale entro due settimane.',
  },
  'de.late.home-object': {
    says: 'Si opponga oggi lo stesso per durezza, per email o lettera. Se la disdetta non lo diceva, può farlo fino alla prima udienza.',
  },
  'de.late.home-time': {
    says: 'Se perde in tribunale, chieda lì tempo per andarsene (Räumungsfrist). Può arrivare a un anno.',
  },
  'de.late.rent-step': {
    says: 'Paghi ora, anche se il giorno è passato. Se tutto è pagato prima della disdetta, cade il motivo per quella immediata.',
  },
  'de.late.before-claim': {
    says: 'Risponda oggi, anche se il giorno è passato. Guardi se arriva una busta gialla: il tribunale dà solo due settimane.',
  },
}
