/** Questions of tenants who keep a pet without leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_FR: Words = {
  'jp.ask.pet-hidden': {
    says: 'Non, pas tout de suite. Un animal caché viole le bail, mais le bailleur doit d’abord donner un délai juste. Le bail ne finit que si la confiance est rompue, et seul un juge peut vous faire sortir. Répondez par écrit : donnez une date où l’animal part, ou demandez l’accord contre plus de caution. Les vrais dégâts sont à vous. Ne signez pas de départ.',
  },
}
