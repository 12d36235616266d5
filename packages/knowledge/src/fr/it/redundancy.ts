/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_WORDS: Words = {
  'fr.job.want-economic': {
    says: 'Il datore di lavoro vuole chiudere il rapporto per un motivo economico, non per qualcosa che ha fatto Lei.',
  },
  'fr.job.deadline-csp': {
    says: 'Ha 21 giorni dall’offerta per dire sì o no al contratto di ricollocazione (CSP). Il silenzio è un no.',
    action: 'Decidere sull’offerta CSP',
    consequence: 'Dopo l’offerta non c’è più.',
  },
  'fr.job.right-economic-move': {
    says: 'Prima di un licenziamento economico il datore deve cercarle un altro posto, anche nel gruppo in Francia.',
  },
  'fr.job.right-rehire': {
    says: 'Se lo chiede entro un anno, viene prima per i nuovi posti adatti a Lei.',
  },
  'fr.job.right-csp': {
    says: 'Nelle ditte con meno di 1.000 persone devono offrirle il contratto di ricollocazione (CSP): formazione e sussidio migliore.',
  },
  'fr.job.right-order': {
    says: 'Se alcuni vanno e altri restano, la scelta deve seguire criteri giusti: famiglia, anni, disabilità o età, capacità. Può chiederli per iscritto fino a dieci giorni dopo l’uscita.',
  },
}
