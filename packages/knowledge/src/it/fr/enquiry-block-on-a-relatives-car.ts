/** Questions about a block on the car of someone else in the family: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_FR: Words = {
  'it.ask.block-relatives-car': {
    says: "Pour vos dettes, le percepteur ne peut bloquer ou saisir qu'une voiture à votre nom. Celle d'un enfant, du conjoint ou des parents est à l'abri, même si vous la conduisez. Contestez un blocage avec la carte grise. Une voiture donnée récemment pour échapper peut être reprise par un juge. Demandez des mensualités : dès la demande, aucun nouveau blocage ne commence.",
  },
}
