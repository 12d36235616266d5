/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'it.ask.guarantee': {
    says: 'De verkoper staat er twee jaar voor in, ook als winkel of fabrikant van één jaar spreekt, en mag u niet naar de fabrikant sturen. Hij moet gratis herstellen of vervangen. In het eerste jaar geldt het gebrek als van het begin af aanwezig. Zo niet, vraag een lagere prijs of uw geld. Schrijf per PEC of aangetekend.',
  },
  'it.ask.private-seller': {
    says: 'Een verkoop tussen particulieren bindt: leveren of geld terug. Gebruik op tijd de kopersbescherming en uw kaart. Stuur dan een aanmaning. Was het van meet af aan bedrog, doe aangifte.',
  },
  'it.ask.used-car': {
    says: 'Van een handelaar is de garantie twee jaar, of minstens één als u dat afsprak. Meld bij een particulier verborgen gebreken binnen acht dagen nadat u ze vond, en ga binnen een jaar naar de rechter.',
    dependsOn: 'wie hem verkocht',
  },
}
