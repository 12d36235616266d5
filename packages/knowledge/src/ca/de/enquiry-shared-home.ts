/** The German words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_WORDS: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'Müssen Sie in Ontario Küche oder Bad mit dem Eigentümer teilen, gilt das Mietgesetz (Residential Tenancies Act) nicht für Sie. Faire Ankündigung und Ihre Sachen stehen Ihnen trotzdem zu. Sperrt man Sie aus, bitten Sie die Polizei, dass Sie sie holen können.',
    dependsOn: 'ob der Eigentümer selbst Küche oder Bad mit Ihnen teilt',
  },
}
