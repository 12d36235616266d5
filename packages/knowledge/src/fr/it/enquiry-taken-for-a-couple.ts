/** Questions about the CAF taking flatmates for a couple: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_IT: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Ha due mesi dalla lettera per scrivere alla CRA della CAF, e per l’RSA al consiglio di dipartimento. Intanto per l’RSA non possono trattenere nulla: chieda nella lettera di fermare le trattenute. Dividere una casa, o delle notti, non fa una coppia. La CAF deve mostrare una vita comune stabile, con soldi e vita condivisi. Mandi prove: i due contratti, conti separati, chi paga cosa, testimoni. Chieda il rapporto dell’ispettore e anche un condono. La frode richiede intenzione: la contesti.',
  },
}
