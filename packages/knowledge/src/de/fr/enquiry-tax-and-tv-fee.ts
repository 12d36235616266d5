/** Questions about tax that is due and the broadcasting fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_WORDS: Words = {
  'de.ask-debt.tv-fee': {
    says: 'Chaque logement doit une redevance, même sans télé. Avec l’aide de base, le BAföG ou un très petit revenu, demandez l’exonération, jusqu’à trois ans en arrière.',
    dependsOn: 'si vous avez une prestation qui vous exonère',
  },
  'de.ask-debt.tax-late': {
    says: 'Faux ? Opposez-vous (Einspruch) dans le mois et demandez de suspendre le paiement. Juste mais trop ? Demandez du temps (Stundung) avant l’échéance.',
  },
}
