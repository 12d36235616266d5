/** Questions about a child under 18 who is called by the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_NL: Words = {
  'fr.ask-buy.child-at-police': {
    says: 'Ga met uw kind en neem een advocaat: een minderjarige moet er een hebben bij aanhouding, en bijna altijd bij vrij verhoor. Het is gratis: vraag de orde (ordre des avocats) of de politie. U moet bijna altijd meteen verwittigd worden en kunt vragen erbij te zijn. Het kind mag zwijgen. Onder 13 geen garde à vue, alleen vasthouden voor enkele uren bij een zwaar feit. Een eerste klein feit eindigt vaak met een waarschuwing.',
  },
}
