/** Questions about the CAF taking flatmates for a couple: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_IT: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Dividere una casa non fa una coppia. La CAF deve mostrare una vita comune stabile, con soldi condivisi, non solo lo stesso indirizzo. Scriva entro due mesi: alla CRA della CAF e, per il RSA, al consiglio dipartimentale. Prove di coabitazione: contratto, conti separati, chi paga cosa, testimoni. Chieda il rapporto di controllo. La frode richiede intenzione: contesti anche quella.',
  },
}
