/** Questions about a dismissal in general: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_NL: Words = {
  'fr.ask-work.dismissed': {
    says: "Een ontslag (licenciement) heeft een echte en ernstige reden nodig, eerst een gesprek en een brief met redenen. U hebt twaalf maanden om naar de arbeidsrechter (conseil de prud'hommes) te gaan.",
    dependsOn: 'de reden en de stappen die zijn gezet',
  },
}
