/** Shared homes without a licence: rent back. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_HOME_IT: Words = {
  'gb.shared-home.right-licence': {
    says: 'Quasi ogni casa divisa tra cinque o più persone, di due o più famiglie, ha bisogno di una licenza del comune. Affittare senza è reato.',
  },
  'gb.shared-home.right-rent-back': {
    says: "Può chiedere al First-tier Tribunal di riavere l'affitto. Per i fatti dal 1 maggio 2026 sono fino a due anni di affitto, se lo chiede entro due anni. Prima era un anno.",
  },
  'gb.shared-home.answer': {
    says: "Sì, se serviva una licenza e manca. Chieda al comune, tenga le prove dell'affitto e chieda al First-tier Tribunal il rimborso (rent repayment order).",
  },
  'gb.shared-home.right-fined': {
    says: 'Prima di una multa il comune deve dire i motivi e aspettare 28 giorni la sua risposta. Poi può ricorrere al First-tier Tribunal. Il comune deve essere sicuro oltre ogni ragionevole dubbio.',
  },
}
