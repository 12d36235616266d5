/** Questions about a decision of the MDPH on a disability: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_ES: Words = {
  'fr.ask-debt.disability-refused': {
    says: 'Escriba a la MDPH en dos meses desde la decisión (recours administratif préalable). Sin eso el tribunal no le oirá. Añada nuevos informes médicos y diga cómo limita su vida diaria. Tras un no, o dos meses de silencio, tiene dos meses para el tribunal social. No necesita abogado. También puede pedir una conciliación.',
  },
}
