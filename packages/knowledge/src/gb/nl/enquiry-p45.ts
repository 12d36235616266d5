/** Questions about a P45 that an old employer does not send: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_NL: Words = {
  'gb.ask-work.no-p45': {
    says: 'U kunt zonder beginnen. Vul op GOV.UK de starter checklist in voor de nieuwe werkgever, dan krijgt u een goede code. De oude moet bij vertrek een P45 geven; vraag nog eens schriftelijk. Dan HMRC: 0300 200 3300. Controleer de code op de eerste loonstrook; te veel belasting komt via het loon terug.',
  },
}
