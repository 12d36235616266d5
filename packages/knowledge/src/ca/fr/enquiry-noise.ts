/** The French words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_FR: Words = {
  'ca.ask.noise': {
    says: 'Notez les dates et les heures. Écrivez au propriétaire ou à la copropriété (strata) : ils doivent agir pour que vous viviez en paix. La nuit, appelez le service des règlements de la ville. Allez ensuite au tribunal du logement, ou pour une strata de Colombie-Britannique au Civil Resolution Tribunal.',
  },
  'ca.ask.barking-dog': {
    says: 'Parlez-en d’abord et notez les jours et les heures. Puis plaignez-vous à la ville : son règlement sur le bruit ou les animaux permet d’avertir et de punir le propriétaire.',
  },
}
