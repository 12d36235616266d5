/** Questions about how lenders and collectors may call and visit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_NL: Words = {
  'jp.ask.collector-calls': {
    says: 'Zonder goede reden mogen zij dat niet. Geldgever of incasso mag niet bellen of komen van 21 tot 8 uur en niet naar uw werk gaan. Zij moeten weg als u dat zegt en mogen niets zeggen tegen familie of baas. Noteer elke keer. Schrijf hoe zij u mogen bereiken. Gaat het door, meld het bij de vereniging (日本貸金業協会) of politie. Schrijft een advocaat of 司法書士, dan moeten zij stoppen. 法テラス helpt.',
  },
}
