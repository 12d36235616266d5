/** Questions about a cut for a spare room: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_FR: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: 'C’est 14 % du loyer pour une chambre libre, 25 % pour deux, en logement social et à l’âge de travail. N’est pas libre une chambre pour un aidant de nuit, un enfant handicapé ou un couple qui ne peut partager, ou un enfant aux armées. Demandez un nouvel examen dans le mois. Demandez à la commune une aide pour la différence.',
    dependsOn: 'qui a besoin de la pièce',
  },
}
