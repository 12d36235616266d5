/** What a collector may not do, and how to deal with one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_IT: Words = {
  'es.debt.who': {
    says: 'Una società di recupero crediti (empresa de recobro) è una ditta privata. Non ha più poteri della ditta con cui Lei ha trattato.',
  },
  'es.debt.no-visit-yet': {
    says: 'Nessuno può entrare in casa Sua per questo debito. Non deve aprire la porta a un esattore.',
  },
  'es.debt.no-prison': {
    says: 'Non può andare in prigione perché non riesce a pagare una bolletta o un prestito.',
  },
  'es.debt.right-no-threats': {
    says: 'Nessuno può minacciarla, umiliarla davanti ad altri o costringerla a pagare. Minacce e coercizione sono reati.',
  },
  'es.debt.warning-pay-account': {
    says: 'Controlli il conto e la ditta prima di pagare. Chiami la prima ditta a un numero che conosce, non a quello della lettera.',
  },
  'es.debt.tactic-burofax': {
    says: 'Risponda con burofax con prova del contenuto. Prova che cosa ha detto e quando.',
    risk: 'Costa alcuni euro, e mostra che Lei conosce il debito.',
    notWhen: 'Con questo ammetterebbe un vecchio debito.',
  },
}
