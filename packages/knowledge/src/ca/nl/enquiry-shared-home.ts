/** The Dutch words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_NL: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'Moet u in Ontario de keuken of badkamer delen met de eigenaar? Dan geldt de Residential Tenancies Act niet voor u. U hebt toch recht op een eerlijke opzegtermijn en op uw spullen. Bent u buitengesloten, vraag de politie dan of u ze mag ophalen.',
    dependsOn: 'of het de eigenaar is die de keuken of badkamer deelt',
  },
}
