/** Questions about a child who was left out of the will: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_FR: Words = {
  'nl.ask.disinherited': {
    says: 'Oui, un enfant a toujours droit à la moitié de sa part légale, en argent (legitieme portie). Écrivez aux héritiers ou à l’exécuteur que vous la réclamez, dans les cinq ans du décès, ou plus tôt si l’un d’eux vous fixe un délai raisonnable. Demandez la liste des biens, dettes et dons : les grands dons comptent. Vous n’êtes pas héritier et ne devez aucune dette. S’il reste un conjoint, vous attendez en général son décès. Parents et frères n’ont pas ce droit.',
  },
}
