/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'us.ask-status.citizen-years': {
    says: 'Meestal wel: na vijf jaar als permanent inwoner (green card), of drie als u zo lang met een Amerikaan bent getrouwd en samenwoont. Formulier N-400 mag tot 90 dagen eerder. U moet de helft van de tijd hier zijn geweest; een reis van zes maanden of langer kan de tijd breken. Ooit aangehouden, schuld aan belasting of alimentatie, of gestemd? Vraag eerst een advocaat: uw kaart kan gevaar lopen.',
  },
}
