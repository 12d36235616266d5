/** The Italian words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_IT: Words = {
  'nz.kids.want': {
    says: 'Inland Revenue fissa o cambia il mantenimento dei figli (child support). Guardi il reddito, le notti di cura e le date che ha usato.',
  },
  'nz.kids.reality': {
    says: 'Segue un calcolo fisso di reddito e cura. Se un dato è sbagliato o è cambiato, la somma può cambiare.',
  },
  'nz.kids.rights': { says: 'Può opporsi (object) gratis e chiedere un riesame (review).' },
  'nz.kids.right-object': {
    says: 'Può opporsi (object) per iscritto. La lettera dice l’ultimo giorno, quindi lo faccia presto. Se dicono no, può decidere la Family Court.',
  },
  'nz.kids.right-review': {
    says: 'Se il Suo caso è speciale, chieda un riesame amministrativo (administrative review). Ci sono dieci motivi, come costi alti per il figlio o per vederlo.',
  },
  'nz.kids.right-estimate': {
    says: 'Se il Suo reddito è sceso del 15 % o più, può chiedere che usino una stima.',
  },
  'nz.kids.right-plan': {
    says: 'Se è in ritardo, chieda un piano. Inland Revenue allora può togliere le penali (penalties). Può prendere soldi dalla paga senza tribunale.',
  },
  'nz.kids.step': {
    says: 'Controlli ogni dato dell’avviso. Chiami Inland Revenue per un dato sbagliato, e si opponga per iscritto se resta.',
  },
}
