/** Letters that cut, stop or refuse social assistance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_FR: Words = {
  'ch.social-help.want': {
    says: 'Un service réduit, arrête ou refuse votre aide sociale.',
  },
  'ch.social-help.right': {
    says: 'Il doit vous entendre, décider par écrit et donner ses motifs. La lettre dit le délai de recours, le plus souvent 30 jours, moins dans certains cantons. L’aide dans la détresse est un droit de la Constitution.',
  },
  'ch.social-help.step': {
    says: 'Recourez par écrit avant ce jour. Demandez votre dossier, et que la réduction attende. Si vous n’avez plus d’argent, dites-le et demandez de l’aide tout de suite.',
  },
}
