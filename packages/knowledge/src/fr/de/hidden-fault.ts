/** Letters to a seller on a hidden fault (vice caché): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: 'Bei einem versteckten Mangel (vice caché) muss der Käufer beweisen: Er war schwer, verborgen und am Verkaufstag da. Abnutzung oder ein sichtbarer Mangel zählt nicht.',
  },
  'fr.fault.right-time': {
    says: 'Der Käufer hat zwei Jahre, seit er den Mangel entdeckt hat. Er kann den Kauf rückgängig machen oder einen Teil des Preises verlangen.',
  },
}
