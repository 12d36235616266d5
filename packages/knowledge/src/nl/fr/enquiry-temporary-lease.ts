/** The French words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_FR: Words = {
  'nl.ask.temporary-lease': {
    says: 'Depuis le 1er juillet 2024, un nouveau bail n’a en général pas de date de fin. Pour un bail plus ancien de deux ans au plus, le bailleur doit annoncer la fin par écrit un à trois mois avant. Sinon, le bail continue sans limite.',
    dependsOn: 'le début du bail et ce qui vous a été dit',
  },
}
