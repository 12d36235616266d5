/** Questions about a parent who moves away with the children: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_FR: Words = {
  'fr.ask-family.move-child': {
    says: 'Le parent qui déménage doit prévenir l’autre à temps si cela change les jours avec les enfants. Pas d’accord ? Saisissez vite le juge aux affaires familiales (JAF), avant le départ : une date urgente est possible. Il décide où vit l’enfant, répartit les frais de trajet et peut changer la pension. D’ici là, le jugement vaut. Si un départ à l’étranger est à craindre, demandez une interdiction de sortie (IST).',
  },
}
