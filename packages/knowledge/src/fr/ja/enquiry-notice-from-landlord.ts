/** The Japanese words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'fr.ask-home.notice-landlord': {
    says: '家具なしは、契約が終わる6か月前です。家具つきは3か月前です。売る、自分で住む、または重大な理由のためだけで、契約の途中では決してできません。',
    dependsOn: '家が家具つきか',
  },
}
