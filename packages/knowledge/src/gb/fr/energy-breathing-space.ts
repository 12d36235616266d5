/** French: the words of the rows in ../energy-breathing-space.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BREATHING_SPACE_FR: Words = {
  'gb.energy-pause.right': {
    says: 'Un conseiller gratuit peut demander une pause (breathing space). Pendant 60 jours ils ne peuvent ni forcer le paiement de la dette ni ajouter la plupart des intérêts. Payez ce que vous consommez maintenant.',
  },
}
