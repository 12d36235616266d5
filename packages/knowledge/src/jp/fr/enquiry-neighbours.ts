/** Questions about noise and branches of neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_FR: Words = {
  'jp.ask.branches': {
    says: 'Demandez au voisin de couper les branches qui dépassent. Sans suite dans un délai juste, environ deux semaines, vous pouvez couper. Les racines, tout de suite.',
  },
  'jp.ask.noise': {
    says: 'Un bruit au-delà du supportable peut être interdit et donner droit à de l’argent. Tenez un journal, avertissez le gérant et demandez une conciliation (調停).',
  },
}
