/** Questions about being dismissed in probation while ill: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_NL: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'U kunt dan ontslagen worden: in de proeftijd is twee weken opzegging genoeg, zonder reden. Ziek zijn beschermt u niet. Was de ziekte de oorzaak? Dan loopt uw loon tot zes weken ziekte door, ook na het einde van de baan. In de eerste vier weken van een nieuwe baan betaalt het ziekenfonds. De opzegging moet op papier, met handtekening. Bent u zwanger? Dan is ze nietig: meld het meteen.',
  },
}
