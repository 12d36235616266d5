/** Dutch: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_NL: Words = {
  'gb.offer.right-notice': {
    says: 'Zegt u ja tegen een aanbod, dan kan dat een contract zijn. Om het te beëindigen moeten ze opzeggen of de termijn betalen, tenzij u een voorwaarde niet vervulde. Een tribunal kan dat loon toewijzen.',
  },
  'gb.offer.right-no-discrimination': {
    says: 'Een aanbod mag niet worden ingetrokken om leeftijd, geslacht, afkomst, geloof, handicap, zwangerschap of seksuele gerichtheid. Dat geldt al voor de eerste dag.',
  },
  'gb.offer.right-data': {
    says: 'U kunt gratis de gegevens opvragen die ze over u hebben. Een vertrouwelijke referentie mag ontbreken.',
  },
}
