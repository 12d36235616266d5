/** How much is paid for a child of parents who live apart, and where it lives: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'La Svizzera non ha una tabella fissa. Conta ciò che serve al figlio, cura compresa, e ciò che entrambi potete pagare. A ciascuno resta di che vivere. Potete accordarvi per iscritto; per un figlio vincola quando l’ARP (KESB) o il giudice approva. Se no decide il giudice. Può risalire a un anno prima della domanda: non aspettare. Dura fino a 18 anni o alla fine della prima formazione.',
  },
  'ch.ask.where-children-live': {
    says: 'Prima decidete voi due; aiuta un mediatore o l’ARP (KESB). Senza accordo decide il giudice per i genitori sposati e l’ARP per gli altri, secondo il bene del figlio. Di solito entrambi tengono l’autorità parentale congiunta. Se uno di voi o il figlio chiede la custodia alternata, va esaminata. Fino ad allora non spostare il figlio da solo.',
  },
}
