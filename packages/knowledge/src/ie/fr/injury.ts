/** Claims for an injury, and the Injuries Resolution Board: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_FR: Words = {
  'ie.injury.right-time': {
    says: "Une demande pour blessure doit commencer sous deux ans. Écrivez à l'autre partie sous un mois. La plupart passent d'abord par l'Injuries Resolution Board.",
  },
  'ie.board.wants': {
    says: "Quelqu'un dit que vous êtes responsable d'une blessure. Le Board demande s'il peut évaluer la demande.",
  },
  'ie.board.right-choice': {
    says: "Vous avez 90 jours pour accepter l'évaluation ou non. Accepter n'est pas avouer une faute. Le silence vaut oui.",
  },
  'ie.board.step': {
    says: "Envoyez la lettre aujourd'hui à votre assureur et n'avouez rien. Notez ce qui s'est passé, avec noms et photos.",
  },
}
