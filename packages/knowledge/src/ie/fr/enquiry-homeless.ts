/** Questions about help from the council without a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_FR: Words = {
  'ie.ask.homeless': {
    says: 'Allez maintenant au service des sans-abri (homeless section) de votre commune, sans attendre le dernier jour. Apportez le congé, les numéros PPS et vos revenus. Il décide si vous êtes sans abri et peut donner un hébergement d’urgence ou payer dépôt et premier loyer (Homeless HAP). Ne partez pas avant contrôle du congé : Threshold 1800 454 454. Cette nuit à Dublin : 1800 707 707.',
  },
}
