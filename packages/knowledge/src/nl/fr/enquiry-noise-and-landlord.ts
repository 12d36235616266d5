/** Questions about a landlord who does nothing against noisy neighbours: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_FR: Words = {
  'nl.ask.noise-landlord': {
    says: 'Tenez un journal : jours, heures et témoins. Signalez-le chaque fois par écrit au bailleur et demandez des mesures avant une date. Si le voisin loue au même bailleur, celui-ci doit agir contre un bruit grave. Sinon, un juge peut l’ordonner et baisser le loyer. Demandez aussi la médiation gratuite (buurtbemiddeling) ; la nuit, la police : ses rapports sont des preuves. Continuez à payer. Le Juridisch Loket aide.',
  },
}
