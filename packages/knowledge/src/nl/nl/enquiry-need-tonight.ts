/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: 'Bel vandaag uw gemeente en zeg dat u geen geld voor eten hebt. De gemeente of het wijkteam kan u meteen naar de Voedselbank sturen. Vraag bijstand aan en zeg dat er haast bij is: geef de papieren die ze vragen. Dan moet er meestal binnen vier weken een voorschot zijn, en sneller mag. Vraag ook bijzondere bijstand. Geldfit helpt gratis: 0800 8115.',
  },
  'nl.ask-need.lender': {
    says: 'Bel bij gevaar nu 112. U bedreigen om geld is een misdrijf (bedreiging, afpersing). Doe aangifte bij de politie met berichten, namen en betalingen, en vraag bescherming. Wie van lenen zijn werk maakt, heeft een vergunning nodig. Leen niets om hem te betalen en spreek niet alleen af. Vraag uw gemeente om schuldhulp, gratis; Geldfit: 0800 8115. Slachtofferhulp staat u bij.',
  },
}
