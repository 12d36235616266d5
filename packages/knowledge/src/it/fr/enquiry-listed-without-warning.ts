/** Questions about an entry in a list of bad payers that no one announced: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_FR: Words = {
  'it.ask.crif-no-warning': {
    says: "Avant la première inscription, le prêteur doit vous avertir, au moins 15 jours avant, et prouver que l'avis vous est parvenu. Sinon, demandez par écrit au prêteur et à CRIF d'effacer : c'est gratuit, ils ont un mois. S'ils refusent, allez à l'ABF (20 €), au Garante ou, en urgence, au tribunal. Avec avis, un ou deux retards partent douze mois après le paiement. Une agence ne peut pas plus que vous.",
  },
}
