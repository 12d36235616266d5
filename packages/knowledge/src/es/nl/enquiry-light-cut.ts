/** Questions about a cut of power: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_NL: Words = {
  'es.ask.light-cut': {
    says: 'Niet meteen. Thuis zijn een formele aanmaning en twee maanden nodig, of vier met de bono social. Vraag een plan en ga naar de sociale dienst.',
    dependsOn: 'of u de bono social hebt en wie bij u woont',
  },
}
