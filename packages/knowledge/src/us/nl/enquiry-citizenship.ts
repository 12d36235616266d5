/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'us.ask-status.citizen-years': {
    says: 'Meestal wel: na vijf jaar als permanent inwoner (green card), of drie als u zo lang met een Amerikaan bent getrouwd en samenwoont. Formulier N-400 mag tot 90 dagen eerder. U moet de helft van de tijd hier zijn geweest; een reis van zes maanden of langer kan de tijd breken. Ooit aangehouden, schuld aan belasting of alimentatie, of gestemd? Vraag eerst een advocaat: uw kaart kan gevaar lopen.',
  },
  'us.ask-status.card-when-to-renew': {
    says: 'Dien formulier I-90 in, online of per post, als een kaart van tien jaar nog zes maanden of minder geldt. U blijft permanent inwoner, ook als de kaart verloopt. Het ontvangstbewijs verlengt de geldigheid. Een kaart van twee jaar wordt niet vernieuwd: dien de I-751 in de laatste 90 dagen voor het einde in, anders kunt u uw status verliezen.',
  },
}
