/** The French words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_FR: Words = {
  'us.disaster.want': {
    says: 'La FEMA dit qu’elle n’aide pas, ou qu’il lui faut d’abord d’autres papiers. Beaucoup de premiers refus viennent d’un papier manquant.',
  },
  'us.disaster.right': {
    says: 'Vous pouvez faire appel dans les 60 jours après la date de la lettre de la FEMA. Elle doit le plus souvent décider en 90 jours.',
  },
  'us.disaster.step': {
    says: 'Envoyez ce qui manque selon la lettre : preuve du logement, identité, devis de réparation, décision de l’assureur. Demandez une copie de votre dossier.',
  },
  'us.flood.right': {
    says: 'Vous pouvez faire appel à la FEMA dans les 60 jours du refus écrit de l’assureur. Pour aller au tribunal fédéral, vous avez un an après ce refus.',
  },
}
