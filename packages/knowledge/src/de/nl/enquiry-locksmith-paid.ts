/** Questions about an emergency tradesman who was paid far too much at the door: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_NL: Words = {
  'de.ask-buy.locksmith-paid': {
    says: 'Betaald is niet verloren. Een prijs van zo’n twee keer het gewone, gevraagd aan iemand in nood, kan nietig zijn: dan bent u alleen een redelijke prijs schuldig. “Vanaf 39 €” is geen vaste prijs. Eis de rest schriftelijk terug met een termijn. Bewaar foto’s, getuigen en prijzen van anderen. Vraag de bank de betaling terug te halen; bij getekende incasso acht weken. Bedreigd? Aangifte. De Verbraucherzentrale helpt.',
  },
}
