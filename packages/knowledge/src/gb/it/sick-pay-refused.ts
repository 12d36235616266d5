/** Italian: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_IT: Words = {
  'gb.sick-pay.right-first-day': {
    says: 'Dal 6 aprile 2026 l’indennità parte dal primo giorno, anche con paga bassa. È l’80% della paga, fino a una somma fissa a settimana, per 28 settimane al massimo.',
  },
  'gb.sick-pay.right-decide': {
    says: 'Chieda il motivo per iscritto. Se non è d’accordo, decide gratis l’ufficio pagamenti di HMRC. Gli scriva entro sei mesi dal primo giorno in discussione. L’indennità dovuta e trattenuta si chiede al tribunale.',
  },
}
