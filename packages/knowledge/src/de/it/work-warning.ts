/** The Italian words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_IT: Words = {
  'de.work-warning.want': {
    says: 'Il Suo datore La richiama (Abmahnung). Non è licenziato.',
  },
  'de.work-warning.who': {
    says: 'È il Suo datore di lavoro. Un tribunale del lavoro può controllare il richiamo.',
  },
  'de.work-warning.reality': {
    says: 'Lo prenda sul serio. Se si ripete, può seguire il licenziamento.',
  },
  'de.work-warning.not-yet': {
    says: 'Il lavoro e la paga continuano come prima.',
  },
  'de.work-warning.right-clear': {
    says: 'Il richiamo deve indicare il giorno e il fatto esatto, e la conseguenza. «Spesso in ritardo» non basta.',
  },
  'de.work-warning.right-remove': {
    says: 'Se è sbagliato, può chiedere di toglierlo dal fascicolo. Non c’è un termine breve.',
  },
  'de.work-warning.right-statement': {
    says: 'Può leggere il fascicolo e aggiungere la Sua dichiarazione. Il Betriebsrat può aiutare.',
  },
  'de.work-warning.step-note': {
    says: 'Annoti subito cosa, quando e chi ha visto. Firmi solo la ricezione, non un’ammissione.',
  },
  'de.work-warning.step-avoid': {
    says: 'Qualunque cosa ne pensi, faccia in modo che non si ripeta.',
  },
  'de.work-warning.option-statement': {
    says: 'Scriva una breve dichiarazione calma per il fascicolo. Chieda prima al sindacato o al Betriebsrat.',
    title: 'La Sua versione agli atti',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Può anche mostrare i Suoi errori.',
    bestFor: 'Il richiamo è sbagliato.',
  },
  'de.work-warning.right-ill': {
    says: 'Se è malato, avvisi subito e dica per quanto. Un medico deve attestarlo solo dopo tre giorni, se la ditta non lo chiede prima.',
  },
}
