/** Questions about a fall in a shop or on the street: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_FR: Words = {
  'fr.ask-buy.fall': {
    says: 'Dans un magasin, vous devez montrer qu’une chose en mauvais état ou mal placée, comme du liquide au sol, a causé la chute. Sur la rue, la commune doit prouver l’entretien normal. Photos le jour même, témoins et certificat médical. Écrivez en recommandé et demandez leur assureur. Prévenez vos assurances et la CPAM. Pour une blessure, dix ans le plus souvent ; contre une commune, quatre.',
    dependsOn: 'la cause de la chute et vos preuves',
  },
}
