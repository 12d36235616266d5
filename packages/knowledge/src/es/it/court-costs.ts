/** The Italian words of Spain: court costs. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_IT: Words = {
  'es.claim.right-own-court': {
    says: 'Solo il tribunale del luogo dove Lei vive può trattare questo ordine. Se viene da un altro luogo, lo dica al tribunale.',
  },
  'es.claim.costs': {
    says: 'Chi perde tutta la causa paga le spese. Per l’avvocato dell’altra parte è al massimo un terzo della somma chiesta.',
  },
  'es.claim.deadline-bill': {
    says: 'In una causa su una cambiale o un pagherò (juicio cambiario) ha dieci giorni lavorativi per pagare o opporsi.',
    action: 'Pagare, o presentare l’opposizione con un avvocato',
    consequence: 'Il giudice va avanti e prende le Sue cose.',
  },
  'es.claim.right-european-order': {
    says: 'Contro un’ingiunzione di pagamento europea ha 30 giorni per opporsi con il suo modulo. Non servono motivi né avvocato.',
  },
  'es.enforce.interest': {
    says: 'Dalla sentenza in poi la somma porta gli interessi legali più due punti, se la sentenza non indica un altro tasso.',
  },
  'es.enforce.right-public-grounds': {
    says: 'Contro un pignoramento del fisco contano questi motivi: pagato o troppo vecchio, nessuna richiesta notificata, riscossione sospesa, o regole violate.',
  },
}
