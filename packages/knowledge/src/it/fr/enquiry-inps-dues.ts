/** Questions about a demand of INPS for contributions: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_FR: Words = {
  'it.ask.inps-dues': {
    says: 'Un avis de débit (avviso di addebito) est exécutoire : payez en 60 jours, ou demandez au percepteur (AdER) des mensualités, en 2026 jusqu’à 84 mois sur simple demande. S’il est faux, vous n’avez que 40 jours pour le tribunal du travail, 20 pour un vice de forme, avec avocat, gratuit si revenu faible. Les cotisations sont le plus souvent prescrites après cinq ans sans notification. Activité fermée ? Dites-le à l’INPS et à la chambre.',
  },
}
