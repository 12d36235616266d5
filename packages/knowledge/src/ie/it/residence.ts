/** Refusals on residence, visas and citizenship: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_IT: Words = {
  'ie.stay.wants': {
    says: 'Il servizio immigrazione ha detto no. La lettera dice se può fare ricorso o chiedere un riesame, ed entro quando.',
  },
  'ie.stay.right': {
    says: 'Ha diritto ai motivi per iscritto. Contro un visto rifiutato può fare ricorso gratis, quasi sempre entro due mesi.',
  },
  'ie.stay.step': {
    says: "Prenda consiglio questa settimana da un avvocato o dall'Immigrant Council of Ireland. Non lasci scadere il permesso: chieda il rinnovo in tempo.",
  },
  'ie.stay.right-deport': {
    says: "Prima di un'espulsione riceve una lettera e 15 giorni lavorativi per dire perché deve restare. Prenda ora un avvocato; il Legal Aid Board può aiutare.",
  },
  'ie.stay.know-citizen': {
    says: "Non c'è ricorso contro il rifiuto della cittadinanza. Può rifare domanda. Un giudice può vedere se la decisione è stata giusta.",
  },
}
